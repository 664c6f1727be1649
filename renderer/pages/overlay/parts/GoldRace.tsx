import type { Race } from '../../../hud/broadcast/race.ts'
import { labelPlaces, measure, stepPath } from '../../../hud/story/chart.ts'
import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { Panel } from './Panel.tsx'

/** Strokes that distinguish the sides without their colours. */
const DASHES = ['none', '9 4', '2 4', '12 3 2 3'] as const
/** Least distance between two numbers at the ends, in percent of the height. */
const APART = 36

/** What the sides have gathered or lost, move by move. */
export function GoldRace() {
  const t = useText()
  const race = useScene().facts?.race
  return (
    race && (
      <Panel part="gold-race" label={t(race.counts)}>
        <span className="overlay-about">{t(race.counts)}</span>
        <Curves race={race} />
      </Panel>
    )
  )
}

function Curves({ race }: { readonly race: Race }) {
  const { facts } = useScene()
  const at = measure(race)
  const ends = race.standings.at(-1) ?? []
  const places = labelPlaces(ends.map(at.y), APART)
  const lookOf = (id: string) => facts?.sides.find((side) => side.id === id)
  return (
    <span className="overlay-curves">
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {race.sides.map((id, side) => (
          <g key={id}>
            <path className="overlay-casing" d={stepPath(race, side, at)} />
            <path
              className="overlay-curve"
              d={stepPath(race, side, at)}
              stroke={lookOf(id)?.colour}
              strokeDasharray={DASHES[side % DASHES.length]}
            />
          </g>
        ))}
      </svg>
      {race.sides.map((id, side) => (
        <span key={id} className="overlay-end" style={{ top: `${places[side] ?? 0}%` }}>
          {lookOf(id)?.flag}
          {ends[side]}
        </span>
      ))}
    </span>
  )
}
