// The panels' sheets, as the window loads them.
import '../../../../renderer/styles/fonts.ts'
import '../../../../renderer/styles/base.css'
import '../../../../renderer/styles/surfaces.css'
import '../../../../renderer/styles/controls.css'
import { useLayoutEffect } from 'react'
import { hint } from '../../../../engine/jackal/foresight.ts'
import { legalMoves } from '../../../../engine/jackal/moves.ts'
import type { Decision, JackalState } from '../../../../engine/jackal/types.ts'
import { JackalHud } from '../../../../renderer/jackal/hud/JackalHud.tsx'
import { useIntent } from '../../../../renderer/jackal/intent/intent.ts'
import { CellMarks } from '../../../../renderer/jackal/scene/CellMarks.tsx'
import { cellNamed as at } from '../../../../renderer/testkit/boards/jackalBoard.ts'
import { dressed, middleGame, shore } from '../../../../renderer/testkit/boards/middleGame.ts'
import type { GalleryScene } from '../../scenes.tsx'
import { JackalScene } from './JackalScene.tsx'

type Intent = ReturnType<typeof useIntent.getState>

/** White's choices so far. */
interface Choosing {
  readonly state: () => JackalState
  readonly gestures: (intent: () => Intent) => void
}

const chain = { piece: 'white-1', origin: at('f2'), originStep: 0, steps: [] }
const deciding = (decision: Decision) => (): JackalState => ({ ...shore(), decision })

/** White points at a trampoline while the bear, which it woke, hunts a red pirate. */
const hunted = (): JackalState => {
  const state = dressed()
    .open('f5', 'trampoline')
    .bear('h5', 'white')
    .pirate('white', 'e4')
    .pirate('white', 'c6', { trapped: true })
    .pirate('red', 'i6')
    .pirate('white', 'aboard')
    .bottles('white', 2)
    .state()
  return { ...state, options: { ...state.options, variant: 'archipelago' } }
}

const CHOICES: Readonly<Record<string, Choosing>> = {
  'choice-ready': { state: shore, gestures: () => {} },
  'choice-home': {
    state: shore,
    gestures: (intent) => {
      intent().clickPiece('white-1')
      intent().hoverCell(at('g1'))
    },
  },
  'choice-fork': {
    state: shore,
    gestures: (intent) => {
      intent().clickPiece('white-1')
      intent().hoverCell(at('g3'))
    },
  },
  'choice-strike': {
    state: shore,
    gestures: (intent) => {
      intent().clickPiece('white-3')
      intent().hoverCell(at('e5'))
    },
  },
  'choice-death': {
    state: shore,
    gestures: (intent) => {
      intent().clickPiece('white-3')
      intent().hoverCell(at('d4'))
    },
  },
  'choice-closed': {
    state: shore,
    gestures: (intent) => {
      intent().clickPiece('white-3')
      intent().hoverCell(at('c4'))
    },
  },
  'choice-trampoline': {
    state: hunted,
    gestures: (intent) => {
      intent().clickPiece('white-1')
      intent().hoverCell(at('f5'))
    },
  },
  'choice-bear': {
    state: hunted,
    gestures: (intent) => {
      intent().clickPiece('white-1')
      intent().hoverCell(at('e3'))
    },
  },
  'choice-bottle': {
    state: () => ({ ...hunted(), decision: { kind: 'uncork', acted: 'white-1' } }),
    gestures: (intent) => intent().hoverCell(at('c6')),
  },
  'choice-ship': { state: shore, gestures: (intent) => intent().clickShip('white') },
  'choice-quake': {
    state: deciding({ kind: 'swap', chain, first: null }),
    gestures: (intent) => {
      intent().clickCell(at('e6'))
      intent().hoverCell(at('j6'))
    },
  },
  'choice-lighthouse': {
    state: deciding({ kind: 'arrange', chain, looked: [at('h6'), at('i6'), at('d3'), at('i2')] }),
    gestures: () => {},
  },
  'choice-pairs': {
    state: () => {
      const view = middleGame()
      const teams = view.teams.map((team, index) => ({ ...team, gold: 7 + 4 * index, bottles: index }))
      return { ...view, teams, options: { ...view.options, players: 2, crews: 2 } }
    },
    gestures: () => {},
  },
  'choice-middle': { state: middleGame, gestures: (intent) => intent().clickPiece('white-2') },
}

function Chosen({ choosing }: { readonly choosing: Choosing }) {
  useLayoutEffect(() => {
    const view = choosing.state()
    const moves = legalMoves(view, 'white').map((move) => ({ move, hint: hint(view, move) }))
    useIntent.getState().ask({ seat: 'white', moves }, view)
    choosing.gestures(useIntent.getState)
    return () => useIntent.getState().ask(null, null)
  }, [choosing])
  return (
    <>
      <JackalScene moment={choosing} />
      <CellMarks />
    </>
  )
}

const Panels = () => <JackalHud />

/** The table with its panels while players choose. */
export const JACKAL_CHOICE_SCENES: Readonly<Record<string, GalleryScene>> = Object.fromEntries(
  Object.entries(CHOICES).map(([name, choosing]) => [
    name,
    { camera: 'jackal/play', content: () => <Chosen choosing={choosing} />, overlay: Panels },
  ]),
)
