import { evolve } from '../../engine/admiral/evolve.ts'
import { Coin } from '../hud/Coin.tsx'
import type { OverlayGame } from '../overlayGame.ts'
import { admiralInterests } from './cues/interest.ts'
import { usualCues } from './cues/usualCues.ts'
import { type Fleet, fleetsOf } from './hud/fleet/fleets.ts'
import { TurnPanel } from './hud/turn/TurnPanel.tsx'
import { Flag } from './insignia/Flag.tsx'
import { useMatchLines } from './log/logLines.tsx'
import { isAdmiralView, useAdmiralView } from './view.ts'

function Turn() {
  const view = useAdmiralView()
  return view && <TurnPanel view={view} />
}

/** A sail for each ship; only the outline for a lost one. */
function Sails({ fleet }: { readonly fleet: Fleet }) {
  return fleet.ships.map(({ unit, condition }) => (
    <svg key={unit.id} width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
      <path
        d="M9 1.5v11M9 2q5 3.500 5.500 9.500H3.500Q4 6 9 2M2 13.500h14q-1 3-3.500 3h-7Q3 16.500 2 13.500"
        fill={condition === 'sunk' ? 'none' : '#f6e6c0'}
        stroke={condition === 'sunk' ? '#f6e6c0' : '#1c0f07'}
        strokeOpacity={condition === 'sunk' ? 0.55 : 1}
        strokeDasharray={condition === 'sunk' ? '2 1.6' : undefined}
        strokeLinejoin="round"
      />
    </svg>
  ))
}

/** Admiral in stream overlays: ships afloat, and gold if the match is about gold. */
export const admiralOverlay: OverlayGame = {
  attach: (table) =>
    table.attach('admiral', { evolve, cues: usualCues, homes: () => () => null, interests: admiralInterests }),
  scores: (shown, { nameOf }) =>
    isAdmiralView(shown)
      ? fleetsOf(shown).map((fleet) => ({
          id: fleet.id,
          clockOf: fleet.id,
          flag: <Flag team={fleet.id} width={1.75} />,
          name: nameOf(fleet.id),
          count: (
            <>
              {`${fleet.afloat} / ${fleet.ships.length}`}
              {(shown.options.scenario === 'treasure' || fleet.gold > 0) && (
                <>
                  {` ${fleet.gold}`}
                  <Coin size={1} />
                </>
              )}
            </>
          ),
          left: <Sails fleet={fleet} />,
          acting: fleet.acting,
        }))
      : [],
  Turn,
  useLines: useMatchLines,
}
