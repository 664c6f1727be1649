import type { JackalState } from '../../../engine/jackal/types.ts'
import { Coin } from '../../hud/Coin.tsx'
import { SeatClock } from '../../hud/clock/SeatClock.tsx'
import { useWords } from '../../hud/useWords.ts'
import { coinsToWin } from '../gold.ts'
import { type Crew, crewsOf } from '../hud/crews/crews.ts'
import { toldOf } from '../hud/crews/told.ts'
import { Bottle, Flag, Hat } from '../hud/insignia.tsx'

/** Gold of all teams, a hat for each pirate, bottles in store. */
export function Scores({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const toWin = coinsToWin(view)
  return (
    <ul className="isle-scores wood" aria-label={t('hud.scores')} data-testid="flat-scores">
      {crewsOf(view).map((crew, place, crews) => (
        <Score
          key={crew.id}
          crew={crew}
          toWin={toWin}
          isFirst={crews.findIndex(({ seat }) => seat === crew.seat) === place}
        />
      ))}
    </ul>
  )
}

interface ScoreProps {
  readonly crew: Crew
  readonly toWin: number | null
  readonly isFirst: boolean
}

/** The clock of a player stands below the first of his crews. */
function Score({ crew, toWin, isFirst }: ScoreProps) {
  const { t } = useWords()
  return (
    <li className="isle-score" data-acting={crew.acting}>
      <span className="visually-hidden">{toldOf(t, crew, toWin)}</span>
      <p aria-hidden="true">
        <Flag team={crew.id} width={1.6875} />
        <span className="flat-count">{crew.gold}</span>
        {toWin !== null && <span>{t('hud.toWin', { n: toWin })}</span>}
        <Coin size={1.125} />
      </p>
      <p className="isle-score-men" aria-hidden="true">
        {crew.pirates.map((pirate) => (
          <Hat key={pirate.id} team={crew.id} dead={pirate.at === 'dead'} width={1.125} />
        ))}
        {crew.bottles > 0 && (
          <span className="isle-score-bottles">
            <Bottle size={0.9375} />
            {crew.bottles}
          </span>
        )}
      </p>
      {crew.alliance && (
        <p className="isle-score-men" aria-hidden="true">
          +<Flag team={crew.alliance.partner} width={0.9375} /> {crew.alliance.gold}
        </p>
      )}
      {isFirst && <SeatClock seat={crew.seat} />}
    </li>
  )
}
