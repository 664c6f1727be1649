import type { Race } from '../../../hud/broadcast/race.ts'
import { measure, stepPath } from '../../../hud/story/chart.ts'
import { useText } from '../../../i18n/useText.ts'
import { useScene } from '../scene.ts'
import { Panel } from './Panel.tsx'

/** Strokes that distinguish the sides without their colours. */
const DASHES = ['none', '9 4', '2 4', '12 3 2 3'] as const

/** Draws the counts that the sides have gathered or lost, move by move. */
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
  const lookOf = (id: string) => facts?.sides.find((side) => side.id === id)
  return (
    <span className="overlay-race">
      <svg className="overlay-curves" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
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
      <span className="overlay-ends" data-sides={race.sides.length}>
        {race.sides.map((id, side) => (
          <span key={id} className="overlay-end">
            {lookOf(id)?.flag}
            {race.standings.at(-1)?.[side]}
          </span>
        ))}
      </span>
    </span>
  )
}
