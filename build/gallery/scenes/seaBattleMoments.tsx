import { useLayoutEffect } from 'react'
import type { Viewer } from '../../../engine/kernel/game.ts'
import { cellAt } from '../../../engine/sea-battle/cells.ts'
import type { SeaBattleEvent, SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { pageTable } from '../../../renderer/playback/pageTable.ts'
import { useAim } from '../../../renderer/sea-battle/intent/aim.ts'
import { usePlacement } from '../../../renderer/sea-battle/placement/placementStore.ts'
import { attachSeaBattle } from '../../../renderer/sea-battle/scene/binding.ts'
import { SeaBattleTable } from '../../../renderer/sea-battle/scene/Table.tsx'
import { nearSeatOf } from '../../../renderer/sea-battle/view.ts'
import {
  BENT_FLEET,
  beforeBattle,
  ENEMY_FLEET,
  laid,
  lastShots,
  midBattle,
  OWN_FLEET,
} from '../../../renderer/testkit/boards/seaBoard.ts'
import type { GalleryScene } from '../scenes.tsx'
import '../../../renderer/styles/fonts.ts'

const { playback } = pageTable

/** A moment of a match: a state, what happens next, and how far that has come. */
interface Moment {
  readonly state: () => SeaBattleState
  readonly viewer?: Viewer
  readonly events?: readonly SeaBattleEvent[]
  /** Milliseconds after the first event began. */
  readonly at?: number
  /** Brings aim and placement into the state to be shown. */
  readonly dress?: () => void
}

const shot = (
  file: number,
  rank: number,
  result: 'miss' | 'hit' | 'sunk',
  by: 'north' | 'south' = 'south',
): SeaBattleEvent => ({
  kind: 'shotFired',
  by,
  at: cellAt(file, rank),
  result,
  ship: result === 'sunk' ? (by === 'south' ? laid(3, [4, 9], 'east') : laid(4, [1, 1], 'east')) : null,
  reveals: true,
})

function place(): void {
  const { begin, fill, take, move } = usePlacement.getState()
  begin('south', { touch: 'none', shapes: 'straight' }, 'royal')
  fill(OWN_FLEET.slice(0, 7).filter((_, i) => i !== 2))
  take(2, null, { x: 0, z: 0 })
  const [x, z] = [-6.45 + 1.7, 0.75]
  move([6, 5], { x, z })
}

const MOMENTS: Readonly<Record<string, Moment>> = {
  'sea-battle': {
    state: midBattle,
    dress: () => {
      useAim.getState().ask([cellAt(8, 4)])
      useAim.getState().hover(cellAt(8, 4))
    },
  },
  'sea-marks': { state: () => midBattle({ autoMark: true }) },
  'sea-spectator': { state: midBattle, viewer: 'spectator' },
  'sea-placement': { state: beforeBattle, dress: place },
  'sea-bent': {
    state: () => {
      const state = midBattle({ shapes: 'bent' })
      return {
        ...state,
        fleets: { north: { flag: 'pirates', ships: BENT_FLEET }, south: { flag: 'royal', ships: BENT_FLEET } },
        shots: { north: [], south: [] },
        sunk: { north: [], south: [] },
      }
    },
  },
  'sea-shot': { state: midBattle, events: [shot(7, 8, 'miss')], at: 760 },
  'sea-miss': { state: midBattle, events: [shot(7, 8, 'miss')], at: 1500 },
  'sea-hit': { state: midBattle, events: [shot(5, 5, 'hit', 'north')], at: 1650 },
  'sea-sunk': { state: () => midBattle({ autoMark: true }), events: [shot(6, 9, 'sunk')], at: 2900 },
  'sea-full': { state: lastShots, viewer: 'open' },
  'sea-opened': {
    state: midBattle,
    events: [{ kind: 'fleetsOpened', fleets: { north: ENEMY_FLEET, south: OWN_FLEET }, reveals: true }],
    at: 900,
  },
  'sea-end': {
    state: midBattle,
    events: [{ kind: 'matchEnded', winners: ['south'], scores: { north: 1, south: 10 }, reason: 'fleet-sunk' }],
    at: 1400,
  },
}

/** Time passes in steps, as in play, so that effects begin at the right moment. */
const STEP = 10

function freeze({ state, viewer = 'south', events = [], at = 0, dress }: Moment): void {
  usePlacement.getState().end()
  useAim.setState({ open: new Set(), hovered: null, cursor: null })
  pageTable.game.setState({ game: 'sea-battle', names: { south: 'Маша', north: 'Капитан Флинт' } })
  attachSeaBattle(pageTable, nearSeatOf(viewer))
  playback.setPace({ speed: 1, reducedMotion: false })
  playback.load(state())
  dress?.()
  playback.enqueue(events)
  for (let time = 0; time < at; time += STEP) playback.tick(STEP)
}

/** The moment and the language that the address asks for: `&at=440&language=en`. */
function Scene({ moment, running }: { readonly moment: Moment; readonly running: boolean }) {
  const address = new URLSearchParams(window.location.search)
  const at = address.get('at')
  useLayoutEffect(() => freeze(at === null ? moment : { ...moment, at: Number(at) }), [moment, at])
  const language = address.get('language') === 'en' ? 'en' : 'ru'
  return <SeaBattleTable viewer={moment.viewer ?? 'south'} language={language} running={running} />
}

const sceneOf = (moment: Moment, running: boolean): GalleryScene => ({
  camera: 'sea-battle/play',
  content: () => <Scene moment={moment} running={running} />,
})

/** Scenes of Sea Battle's table for the gallery; the live ones can be played with. */
export const SEA_BATTLE_SCENES: Readonly<Record<string, GalleryScene>> = {
  ...Object.fromEntries(Object.entries(MOMENTS).map(([name, moment]) => [name, sceneOf(moment, false)])),
  'sea-live': sceneOf(
    {
      state: beforeBattle,
      dress: () => usePlacement.getState().begin('south', { touch: 'none', shapes: 'bent' }, 'royal'),
    },
    true,
  ),
}
