import { FLEET } from '../../engine/sea-battle/data/fleet.ts'
import { evolve } from '../../engine/sea-battle/evolve.ts'
import { SEATS, type SeaBattleEvent, type SeaBattleState, type SeaSeat } from '../../engine/sea-battle/types.ts'
import { lateCues } from '../flat/lateCues.ts'
import { raceHook } from '../hud/broadcast/race.ts'
import { useWords } from '../hud/useWords.ts'
import type { Words } from '../i18n/words.ts'
import type { OverlayCrew, OverlayGame, OverlaySide, OverlayTurn } from '../overlayGame.ts'
import type { CueTable } from '../playback/cue.ts'
import { TEAM_COLOURS, type TeamColours, usePalette } from '../ui/palettes.ts'
import { chancesOf } from './chances.ts'
import { seaBattleInterests } from './cues/interest.ts'
import { actingSeats, fleetStatus, isPlacing } from './fleets.ts'
import { Flag, Silhouette } from './insignia/insignia.tsx'
import { useMatchLines, useRecentLines } from './log/logLines.tsx'
import { isSeaBattleView, readEvents, useSeaBattleView } from './view.ts'

const KINDS = Object.keys(seaBattleInterests) as readonly SeaBattleEvent['kind'][] // one entry per kind

const cues = (): CueTable<SeaBattleState, SeaBattleEvent> =>
  lateCues(KINDS, async () => (await import('./cues/cues.ts')).seaBattleCues('south', () => []))

/** The overlays of Sea Battle: the remaining ships of both fleets. */
export const seaBattleOverlay: OverlayGame = {
  id: 'sea-battle',
  loadNames: async () => (await import('./hud/coach/titles.ts')).nameOfMove,
  attach: (table) =>
    table.attach('sea-battle', { evolve, cues: cues(), homes: () => () => null, interests: seaBattleInterests }),
  useFacts() {
    const words = useWords()
    const colours = TEAM_COLOURS[usePalette()]['sea-battle']
    const view = useSeaBattleView()
    const lines = useMatchLines()
    const deeds = useRecentLines(DEEDS)
    const race = useRace()
    if (!view) return null
    return {
      sides: SEATS.map((seat) => sideOf(view, seat, words, colours)),
      turn: turnIn(view, words),
      lines,
      deeds,
      crews: SEATS.map((seat) => fleetIn(view, seat)),
      wind: null,
      chances: chancesOf(view),
      race,
    }
  },
}

/** The number of the last shots in short lines. */
const DEEDS = 8

const useRace = raceHook<SeaBattleState>({
  isView: isSeaBattleView,
  fold: (view, events) => readEvents(events).reduce(evolve, view),
  sides: () => SEATS,
  standings: (view) => SEATS.map((seat) => fleetStatus(view, seat).afloat),
  counts: () => 'overlay.race.ships',
})

function sideOf(
  view: SeaBattleState,
  seat: SeaSeat,
  { t, nameOf }: Words,
  colours: TeamColours['sea-battle'],
): OverlaySide {
  const { flag, isAtSea, afloat, ships } = fleetStatus(view, seat)
  return {
    id: seat,
    clockOf: seat,
    flag: <Flag flag={flag} width={1.75} />,
    colour: colours[flag],
    name: nameOf(seat),
    count: isPlacing(view) ? t(isAtSea ? 'sea.ready' : 'sea.laying') : t('sea.afloat', { n: afloat, of: FLEET.length }),
    tally: `${isAtSea}/${afloat}`,
    left: ships.map(({ length, sunk }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list of ships never changes its order
      <Silhouette key={index} length={length} sunk={sunk} cell={0.42} />
    )),
    acting: view.result === null && actingSeats(view).includes(seat),
  }
}

function turnIn(view: SeaBattleState, { t, nameOf }: Words): OverlayTurn {
  const { result } = view
  const seats = SEATS.filter((seat) => (result ? result.winners : actingSeats(view)).includes(seat))
  const [first] = seats
  return {
    side: first ?? '',
    flag: first && <Flag flag={fleetStatus(view, first).flag} width={2.75} />,
    about: aboutTurn(view, t),
    name: (result ? seats : seats.slice(0, 1)).map(nameOf).join(', '),
  }
}

function aboutTurn(view: SeaBattleState, t: Words['t']): string {
  if (view.result) return t('hud.over')
  if (isPlacing(view)) return t('sea.placing')
  return t('sea.shot', { n: view.shots[view.turn].length + 1 })
}

/** Returns the ships of a fleet, the sunk ones struck out. */
const fleetIn = (view: SeaBattleState, seat: SeaSeat): OverlayCrew => ({
  side: seat,
  pieces: fleetStatus(view, seat).ships.map(({ length, sunk }, place) => ({
    id: String(place),
    picture: <Silhouette length={length} sunk={sunk} cell={0.5} />,
  })),
})
