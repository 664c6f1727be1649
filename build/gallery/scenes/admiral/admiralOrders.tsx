// The panels' sheets, as the window loads them.
import '../../../../renderer/styles/fonts.ts'
import '../../../../renderer/styles/base.css'
import '../../../../renderer/styles/surfaces.css'
import '../../../../renderer/styles/controls.css'
import { useLayoutEffect, useMemo } from 'react'
import { parseCell } from '../../../../engine/admiral/cells.ts'
import { hint } from '../../../../engine/admiral/foresight.ts'
import { legalMoves } from '../../../../engine/admiral/moves.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { SeaCard } from '../../../../renderer/admiral/hud/card/SeaCard.tsx'
import { AdmiralDock } from '../../../../renderer/admiral/hud/dock/AdmiralDock.tsx'
import { AtCells } from '../../../../renderer/admiral/hud/marks/AtCells.tsx'
import { SeaChips } from '../../../../renderer/admiral/hud/marks/SeaChips.tsx'
import { SeaRose } from '../../../../renderer/admiral/hud/rose/SeaRose.tsx'
import { FleetPlates } from '../../../../renderer/admiral/hud/scores/FleetPlates.tsx'
import { useIntent } from '../../../../renderer/admiral/intent/intent.ts'
import { useAdmiralView } from '../../../../renderer/admiral/view.ts'
import { SlotFrame } from '../../../../renderer/hud/frame/SlotFrame.tsx'
import type { CameraPresetName } from '../../../../renderer/table/camera/cameraPresets.ts'
import { battle } from '../../../../renderer/testkit/boards/admiralBoard.ts'
import type { GalleryScene } from '../../scenes.tsx'
import { LiveAdmiralScene } from './AdmiralScene.tsx'

type Intent = ReturnType<typeof useIntent.getState>

/** The player's choices so far, and the camera. */
interface Choosing {
  readonly state: () => AdmiralState
  readonly gestures: (intent: () => Intent) => void
  readonly camera?: CameraPresetName
}

/** A skirmish in which everything can be ordered. */
export function skirmish(wind = 'NE fresh'): AdmiralState {
  return battle({
    land: ['g8', 'g7', 'h8', 'm9', 'n9', 's7', 's8', 't7', 'i13', 'i14', 'f3'],
    reefs: ['j4', 'q2'],
    forts: { n9: ['blue'], f3: ['red'] },
    ships: [
      ['line red l6 E', { captain: 'target' }],
      ['galleon red k3 NE', { hullDamage: 1, captain: 'rapid' }],
      ['brig red g4 NW', { hullDamage: 1, sailDamage: 2, captain: 'swift' }],
      'frigate red m6 N',
      ['frigate blue l3 W', { hullDamage: 2, sailDamage: 3, captain: 'berserk' }],
      ['brig blue o6 W', { captain: 'rapid' }],
      ['line blue h11 SE', { captain: 'swift' }],
      'galleon blue m5 NE',
    ],
    wind,
  })
}

const at = (name: string) => parseCell(name) ?? 0
const LINE = 'red-line-0'
const GALLEON = 'red-galleon-1'

const CHOICES: Readonly<Record<string, Choosing>> = {
  'orders-ship': { state: skirmish, gestures: (intent) => intent().clickUnit(LINE) },
  'orders-course': {
    state: skirmish,
    gestures: (intent) => {
      intent().clickUnit(GALLEON)
      intent().clickCell(at('l4'))
    },
  },
  'orders-hover': {
    state: skirmish,
    gestures: (intent) => {
      intent().clickUnit('red-frigate-3')
      intent().hoverCell(at('k8'))
    },
  },
  'orders-turn': {
    state: skirmish,
    gestures: (intent) => {
      intent().clickUnit(LINE)
      intent().order('turn')
    },
  },
  'orders-fire': {
    state: skirmish,
    gestures: (intent) => {
      intent().clickUnit(LINE)
      intent().clickUnit('blue-frigate-4')
    },
  },
  'orders-board': {
    state: skirmish,
    gestures: (intent) => {
      intent().clickUnit('red-frigate-3')
      intent().grapple('blue-galleon-7')
    },
  },
  'orders-danger': { state: skirmish, gestures: () => useIntent.setState({ danger: 'round' }) },
  'orders-danger-next': { state: skirmish, gestures: () => useIntent.setState({ danger: 'next', selected: null }) },
  'orders-enemy': { state: skirmish, gestures: (intent) => intent().hoverUnit('blue-line-6') },
  'orders-why': {
    state: skirmish,
    gestures: (intent) => {
      intent().clickUnit('red-brig-2')
      intent().order('fire')
    },
  },
  'orders-repair': {
    state: skirmish,
    gestures: (intent) => {
      intent().clickUnit('red-brig-2')
      intent().order('repair')
    },
  },
  'orders-end': { state: skirmish, gestures: (intent) => intent().finishAll() },
}

function dress({ gestures }: Choosing): (state: AdmiralState) => void {
  return (state) => {
    const moves = legalMoves(state, 'red').map((move) => ({ move, hint: hint(state, move) }))
    useIntent.getState().ask({ seat: 'red', moves }, state)
    gestures(useIntent.getState)
  }
}

function Chosen({ choosing }: { readonly choosing: Choosing }) {
  const moment = useMemo(() => ({ state: choosing.state, dress: dress(choosing) }), [choosing])
  useLayoutEffect(() => () => useIntent.getState().ask(null, null), [])
  return (
    <>
      <LiveAdmiralScene moment={moment} />
      <AtCells />
    </>
  )
}

function Panels() {
  const view = useAdmiralView()
  return (
    view && (
      <SlotFrame
        board={null}
        foot="tall"
        scores={<FleetPlates view={view} />}
        corner={null}
        dock={<AdmiralDock view={view} />}
        card={<SeaCard view={view} />}
      >
        <SeaChips view={view} />
        <SeaRose view={view} />
      </SlotFrame>
    )
  )
}

/** The table while players choose. */
export const ADMIRAL_ORDER_SCENES: Readonly<Record<string, GalleryScene>> = Object.fromEntries(
  Object.entries(CHOICES).map(([name, choosing]) => [
    name,
    { camera: choosing.camera ?? 'admiral/play', content: () => <Chosen choosing={choosing} />, overlay: Panels },
  ]),
)
