import { evolve } from '../../engine/jackal/evolve.ts'
import type { JackalEvent, JackalState } from '../../engine/jackal/types.ts'
import { lateCues } from '../flat/lateCues.ts'
import { raceHook } from '../hud/broadcast/race.ts'
import { Coin } from '../hud/Coin.tsx'
import { useWords } from '../hud/useWords.ts'
import type { Words } from '../i18n/words.ts'
import type { OverlayCrew, OverlayGame, OverlaySide, OverlayTurn } from '../overlayGame.ts'
import type { CueTable } from '../playback/cue.ts'
import { TEAM_COLOURS, usePalette } from '../ui/palettes.ts'
import { chancesOf } from './chances.ts'
import { jackalInterests } from './cues/interest.ts'
import { crewsOf, deciding, roundOf } from './hud/crews/crews.ts'
import { Flag, Hat, Portrait } from './insignia/insignia.tsx'
import { SMALL_FACES } from './insignia/TileFace.tsx'
import { useMatchLines, useRecentLines } from './log/logLines.tsx'
import { isJackalView, readEvents, useJackalView } from './view.ts'

const KINDS = Object.keys(jackalInterests) as readonly JackalEvent['kind'][] // one entry per kind

const cues = (): CueTable<JackalState, JackalEvent> =>
  lateCues(KINDS, async () => (await import('./cues/cues.ts')).jackalCues)

/** The overlays of Jackal: gold, pirates alive, and the gold of all crews over time. */
export const jackalOverlay: OverlayGame = {
  id: 'jackal',
  loadNames: async () => (await import('./hud/coach/titles.ts')).nameOfMove,
  attach: (table) =>
    table.attach('jackal', { evolve, cues: cues(), homes: () => () => null, interests: jackalInterests }),
  useFacts() {
    const words = useWords()
    const colours = TEAM_COLOURS[usePalette()].jackal
    const view = useJackalView()
    const lines = useMatchLines()
    const deeds = useRecentLines(DEEDS)
    const race = useRace()
    if (!view) return null
    return {
      sides: sidesIn(view, words, colours),
      turn: turnIn(view, words),
      lines,
      deeds,
      crews: crewsIn(view),
      wind: null,
      chances: chancesOf(view),
      race,
    }
  },
}

/** The number of the last turns in short lines. */
const DEEDS = 8

const useRace = raceHook<JackalState>({
  isView: isJackalView,
  fold: (view, events) => readEvents(events).reduce(evolve, view),
  sides: ({ teams }) => teams.map(({ id }) => id),
  standings: ({ teams }) => teams.map(({ gold }) => gold),
  counts: () => 'overlay.race.gold',
})

function sidesIn(view: JackalState, { nameOf }: Words, colours: Readonly<Record<string, string>>) {
  return crewsOf(view).map(
    ({ id, seat, gold, pirates, acting }, index, crews): OverlaySide => ({
      id,
      clockOf: crews.findIndex((one) => one.seat === seat) === index ? seat : null,
      flag: <Flag team={id} width={1.75} />,
      colour: colours[id] ?? '',
      name: nameOf(seat),
      count: (
        <>
          {gold}
          <Coin size={1} />
        </>
      ),
      tally: String(gold),
      left: pirates.map((pirate) => <Hat key={pirate.id} team={id} dead={pirate.at === 'dead'} width={1.125} />),
      acting,
    }),
  )
}

function turnIn(view: JackalState, { t, nameOf }: Words): OverlayTurn {
  const { result } = view
  if (result) {
    const [winner] = result.winners
    const team = view.teams.find(({ seat }) => seat === winner)?.id
    const name = result.winners.map(nameOf).join(', ')
    return { side: team ?? '', flag: team && <Flag team={team} width={2.75} />, about: t('hud.over'), name }
  }
  const { team, seat, isAsked } = deciding(view)
  return {
    side: team,
    flag: <Flag team={team} width={2.75} />,
    about: `${t('hud.round', { n: roundOf(view) })} ${t(isAsked ? 'hud.asked' : 'hud.turnOf')}`,
    name: seat ? nameOf(seat) : '',
  }
}

/** Returns the pirates of each crew, and the residents that play for it. */
const crewsIn = (view: JackalState): readonly OverlayCrew[] =>
  crewsOf(view).map(({ id, pirates, residents }) => ({
    side: id,
    pieces: [
      ...pirates.map((one) => ({ id: one.id, picture: <Hat team={id} dead={one.at === 'dead'} width={1.75} /> })),
      ...residents.map((one) => ({
        id: one.id,
        picture: (
          <span style={SMALL_FACES}>
            <Portrait of={one} size={1.75} />
          </span>
        ),
      })),
    ],
  }))
