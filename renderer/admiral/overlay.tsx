import { evolve } from '../../engine/admiral/evolve.ts'
import type { AdmiralState, TeamId } from '../../engine/admiral/types.ts'
import { raceHook } from '../hud/broadcast/race.ts'
import { Coin } from '../hud/Coin.tsx'
import { useWords } from '../hud/useWords.ts'
import type { Words } from '../i18n/words.ts'
import type { OverlayCrew, OverlayGame, OverlaySide, OverlayTurn, OverlayWind } from '../overlayGame.ts'
import { TEAM_COLOURS, usePalette } from '../ui/palettes.ts'
import { chancesOf } from './chances.ts'
import { admiralInterests } from './cues/interest.ts'
import { usualCues } from './cues/usualCues.ts'
import { CaptainCard } from './hud/captains/CaptainCard.tsx'
import { actingTeam, type Fleet, fleetsOf } from './hud/fleet/fleets.ts'
import { WindRose } from './hud/turn/WindRose.tsx'
import { Flag } from './insignia/Flag.tsx'
import { useMatchLines, useRecentLines } from './log/logLines.tsx'
import { isAdmiralView, readEvents, useAdmiralView } from './view.ts'

/** The overlays of Admiral: ships afloat, gold if the match is about gold, the wind and the captains' cards. */
export const admiralOverlay: OverlayGame = {
  id: 'admiral',
  loadNames: async () => (await import('./hud/coach/titles.ts')).nameOfMove,
  attach: (table) =>
    table.attach('admiral', { evolve, cues: usualCues, homes: () => () => null, interests: admiralInterests }),
  useFacts() {
    const words = useWords()
    const colours = TEAM_COLOURS[usePalette()].admiral
    const view = useAdmiralView()
    const lines = useMatchLines()
    const deeds = useRecentLines(DEEDS)
    const race = useRace()
    if (!view) return null
    return {
      sides: fleetsOf(view).map((fleet) => sideOf(view, fleet, words, colours)),
      turn: turnIn(view, words),
      lines,
      deeds,
      crews: captainsIn(view),
      wind: windIn(view, words),
      chances: chancesOf(view),
      race,
    }
  },
}

/** The number of the last deeds in short lines. */
const DEEDS = 8

const isHunt = ({ options }: AdmiralState): boolean => options.scenario === 'treasure'

const afloat = ({ ships }: AdmiralState, team: TeamId): number =>
  ships.filter((ship) => ship.team === team && ship.at !== null).length

const useRace = raceHook<AdmiralState>({
  isView: isAdmiralView,
  fold: (view, events) => readEvents(events).reduce(evolve, view),
  sides: ({ teams }) => teams.map(({ id }) => id),
  standings: (view) => view.teams.map(({ id, gold }) => (isHunt(view) ? gold : afloat(view, id))),
  counts: (view) => (isHunt(view) ? 'overlay.race.gold' : 'overlay.race.ships'),
})

function sideOf(
  view: AdmiralState,
  fleet: Fleet,
  { nameOf }: Words,
  colours: Readonly<Record<string, string>>,
): OverlaySide {
  return {
    id: fleet.id,
    clockOf: fleet.id,
    flag: <Flag team={fleet.id} width={1.75} />,
    colour: colours[fleet.id] ?? '',
    name: nameOf(fleet.id),
    count: (
      <>
        {`${fleet.afloat} / ${fleet.ships.length}`}
        {(isHunt(view) || fleet.gold > 0) && (
          <span className="overlay-gold">
            {fleet.gold}
            <Coin size={1} />
          </span>
        )}
      </>
    ),
    tally: `${fleet.afloat}/${fleet.gold}`,
    left: <Sails fleet={fleet} />,
    acting: fleet.acting,
  }
}

/** A sail for each ship; only the outline for a lost one. */
function Sails({ fleet }: { readonly fleet: Fleet }) {
  return fleet.ships.map(({ unit, condition }) => (
    <svg key={unit.id} width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M9 1.5v11M9 2q5 3.500 5.500 9.500H3.500Q4 6 9 2M2 13.500h14q-1 3-3.500 3h-7Q3 16.500 2 13.500"
        fill={condition === 'sunk' ? 'none' : '#f6e6c0'}
        stroke={condition === 'sunk' ? 'currentColor' : '#1c0f07'}
        strokeOpacity={condition === 'sunk' ? 0.55 : 1}
        strokeDasharray={condition === 'sunk' ? '2 1.6' : undefined}
        strokeLinejoin="round"
      />
    </svg>
  ))
}

function turnIn(view: AdmiralState, { t, nameOf }: Words): OverlayTurn {
  const { result, assigning, offer, turn } = view
  const side = result ? view.teams.find(({ id }) => result.winners.includes(id))?.id : actingTeam(view)
  const flag = side && <Flag team={side} width={2.75} />
  const names = result?.winners ?? [side ?? turn]
  const round = t('adm.round.short', { n: view.round, of: view.options.roundLimit })
  const deciding = t(offer !== null && offer.to !== turn ? 'hud.asked' : 'adm.turnOf')
  const about = result ? t('hud.over') : assigning.length > 0 ? t('adm.assigning') : `${round} ${deciding}`
  return { side: side ?? '', flag, about, name: names.map(nameOf).join(', ') }
}

function windIn({ wind }: AdmiralState, { t }: Words): OverlayWind {
  const { toward, strength } = wind
  return {
    picture: <WindRose wind={wind} size={2.75} />,
    strength: t(`wind.${strength}`),
    toward: strength === 'calm' ? '' : t('wind.toward', { heading: t(`heading.${toward}`) }),
  }
}

/** Returns the cards of each squadron, aboard and ashore: their faces only while they lie open to all. */
const captainsIn = ({ teams, ships, ashore }: AdmiralState): readonly OverlayCrew[] =>
  teams.map(({ id }) => ({
    side: id,
    pieces: [
      ...ships.flatMap(({ id: ship, team, captain, shown }) =>
        team === id && captain !== null
          ? [{ id: ship, picture: <CaptainCard card={captain} shown={shown} width={2} /> }]
          : [],
      ),
      ...ashore.flatMap(({ team, card, fort, shown }, place) =>
        team === id ? [{ id: `${fort}/${place}`, picture: <CaptainCard card={card} shown={shown} width={2} /> }] : [],
      ),
    ],
  }))
