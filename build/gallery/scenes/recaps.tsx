// The panels' sheets, as the window loads them.
import '../../../renderer/styles/fonts.ts'
import '../../../renderer/styles/base.css'
import '../../../renderer/hud/frame/slots.css'
import { type ReactNode, useLayoutEffect } from 'react'
import { parseCell } from '../../../engine/admiral/cells.ts'
import { evolve as evolveField } from '../../../engine/admiral/evolve.ts'
import type { AdmiralEvent } from '../../../engine/admiral/types.ts'
import { evolve as evolveIsland } from '../../../engine/jackal/evolve.ts'
import type { JackalEvent, JackalState, StepCause, TeamId } from '../../../engine/jackal/types.ts'
import { AtCells } from '../../../renderer/admiral/hud/marks/AtCells.tsx'
import {
  useCaptions as useAdmiralCaptions,
  useRecap as useAdmiralRecap,
  useTrails as useAdmiralTrails,
} from '../../../renderer/admiral/recap/useRecap.tsx'
import { type SessionState, useSession } from '../../../renderer/host/session.ts'
import { type Caption, Captions } from '../../../renderer/hud/recap/Captions.tsx'
import {
  useCaptions as useJackalCaptions,
  useRecap as useJackalRecap,
  useTrails as useJackalTrails,
} from '../../../renderer/jackal/recap/useRecap.tsx'
import { CellMarks as JackalMarks } from '../../../renderer/jackal/scene/CellMarks.tsx'
import { TrailDecals } from '../../../renderer/playback/trails/TrailDecals.tsx'
import { useTrailsOnTable } from '../../../renderer/playback/trails/trailStore.ts'
import type { Trail } from '../../../renderer/playback/trails/trails.ts'
import { battle } from '../../../renderer/testkit/boards/admiralBoard.ts'
import { cellNamed as at } from '../../../renderer/testkit/boards/jackalBoard.ts'
import { dressed } from '../../../renderer/testkit/boards/middleGame.ts'
import type { GalleryScene } from '../scenes.tsx'
import { LiveAdmiralScene } from './admiral/AdmiralScene.tsx'
import { LiveJackalScene } from './jackal/JackalScene.tsx'

/** The moves of others, in the form of the session. */
interface RecapPlan {
  readonly game: 'jackal' | 'admiral'
  readonly start: object
  readonly steps: readonly { readonly by: string; readonly events: readonly object[] }[]
  readonly names: Readonly<Record<string, string>>
}

/** Puts a part of a match into the session; the first of the named seats looks back on it. */
function useSeenMatch({ game, start, steps, names }: RecapPlan): void {
  useLayoutEffect(() => {
    const [own] = Object.keys(names)
    const seats = Object.entries(names).map(([seat, name]) => ({
      seat,
      name,
      player: seat === own ? ({ kind: 'human' } as const) : ({ kind: 'bot', level: 'easy' } as const),
    }))
    const match = { id: 'gallery', game, title: '', createdAt: 0, updatedAt: 0, moves: 0, seats, outcome: null }
    // views and events are plain JSON, but their types do not say so
    const told = { start, steps } as unknown as Pick<SessionState, 'start' | 'steps'>
    useSession.setState({ match, viewer: own ?? 'spectator', ...told })
  }, [game, start, steps, names])
}

const step = (piece: string, from: string, to: string, cause: StepCause): JackalEvent => ({
  kind: 'pieceMoved',
  piece,
  from: at(from),
  to: at(to),
  step: 0,
  cause,
  load: null,
})

const passed = (from: TeamId, to: TeamId): JackalEvent => ({ kind: 'turnPassed', from, to, seat: to, sobered: [] })

const island: JackalState = {
  ...dressed()
    .pirate('white', 'g4')
    .pirate('white', 'g1')
    .pirate('red', 'c6')
    .pirate('red', 'd7')
    .pirate('black', 'h11')
    .pirate('yellow', 'k8')
    .state(),
  turn: 'red',
}

const ISLAND: RecapPlan = {
  game: 'jackal',
  start: island,
  names: { white: 'Anne', red: 'Bob', black: 'Edward', yellow: 'Mary' },
  steps: [
    {
      by: 'red',
      events: [
        step('red-1', 'c6', 'd6', 'walk'),
        step('red-1', 'd6', 'f4', 'arrow'),
        step('red-1', 'f4', 'g4', 'walk'),
        { kind: 'pieceStruck', piece: 'white-1', by: 'red-1', from: at('g4'), ship: at('g1') },
        passed('red', 'black'),
      ] satisfies readonly JackalEvent[],
    },
    {
      by: 'black',
      events: [
        step('black-1', 'h11', 'j10', 'horse'),
        { kind: 'loadLifted', piece: 'black-1', cell: at('j10'), step: 0, load: 'coin' },
        passed('black', 'yellow'),
      ] satisfies readonly JackalEvent[],
    },
    {
      by: 'yellow',
      events: [
        step('yellow-1', 'k8', 'k7', 'walk'),
        { kind: 'pieceTrapped', piece: 'yellow-1', cell: at('k7') },
      ] satisfies readonly JackalEvent[],
    },
  ],
}

const sea = (name: string) => parseCell(name) ?? 0
const field = battle({
  land: ['g8', 'g7', 'h8', 'm9', 'n9', 's7', 's8', 't7'],
  forts: { n9: ['blue'] },
  ships: [
    ['line red l6 E', {}],
    ['brig red g4 NW', {}],
    ['frigate blue o10 W', {}],
    ['brig blue l3 N', {}],
    ['galleon green s12 SW', {}],
    ['line gold d12 SE', {}],
  ],
  wind: 'NE fresh',
  teams: ['red', 'blue', 'green', 'gold'],
})

const sailed = (ship: string, way: string, heading: 'N' | 'W' | 'SW' | 'SE'): AdmiralEvent => {
  const [from = 0, ...path] = way.split(' ').map(sea)
  const to = path.at(-1) ?? from
  return { kind: 'shipMoved', ship, from, to, path, fromHeading: heading, heading, turn: 'none', left: 0, calm: false }
}

const FIELD: RecapPlan = {
  game: 'admiral',
  start: field,
  names: { red: 'Anne', blue: 'Bob', green: 'Edward', gold: 'Mary' },
  steps: [
    {
      by: 'blue',
      events: [
        sailed('blue-frigate-2', 'o10 n10 m10', 'W'),
        sailed('blue-brig-3', 'l3 l4', 'N'),
        {
          kind: 'shotsFired',
          by: [{ ship: 'blue-brig-3', shots: 1, guns: 'bow', from: sea('l4'), distance: 2 }],
          target: 'red-line-0',
          at: sea('l6'),
          aim: 'hull',
          occasion: 'turn',
          faces: [4, 5, 6],
          die: 5,
          hit: true,
          reveals: true,
        },
        { kind: 'hullDamaged', unit: 'red-line-0', damage: 1, cause: 'shot' },
        { kind: 'sailsDamaged', ship: 'red-line-0', damage: 1, cause: 'shot' },
      ] satisfies readonly AdmiralEvent[],
    },
    { by: 'green', events: [sailed('green-galleon-4', 's12 r11 q10', 'SW')] },
    { by: 'gold', events: [sailed('gold-line-5', 'd12 e11 f10', 'SE')] },
  ],
}

const ISLAND_NOW = {
  state: () => ISLAND.steps.flatMap(({ events }) => events as readonly JackalEvent[]).reduce(evolveIsland, island),
}
const FIELD_NOW = {
  state: () => FIELD.steps.flatMap(({ events }) => events as readonly AdmiralEvent[]).reduce(evolveField, field),
}

interface OverlayProps {
  readonly captions: readonly Caption[]
  readonly trails: readonly Trail[]
}

function Overlay({ captions, trails }: OverlayProps): ReactNode {
  useTrailsOnTable(trails, null)
  return (
    <div className="hud">
      <Captions captions={captions} />
    </div>
  )
}

function Island() {
  useSeenMatch(ISLAND)
  return (
    <>
      <LiveJackalScene moment={ISLAND_NOW} />
      <TrailDecals />
      <JackalMarks />
    </>
  )
}

function Field() {
  useSeenMatch(FIELD)
  return (
    <>
      <LiveAdmiralScene moment={FIELD_NOW} />
      <TrailDecals />
      <AtCells />
    </>
  )
}

function JackalRecap() {
  const recap = useJackalRecap()
  return <Overlay captions={useJackalCaptions(recap)} trails={useJackalTrails(recap)} />
}

function AdmiralRecap() {
  const recap = useAdmiralRecap()
  return <Overlay captions={useAdmiralCaptions(recap)} trails={useAdmiralTrails(recap)} />
}

/** The moves of others since the player's last move. */
export const RECAP_SCENES: Readonly<Record<string, GalleryScene>> = {
  'jackal-recap': {
    camera: 'jackal/play',
    content: Island,
    overlay: () => <JackalRecap />,
  },
  'admiral-recap': {
    camera: 'admiral/play',
    content: Field,
    overlay: () => <AdmiralRecap />,
  },
}
