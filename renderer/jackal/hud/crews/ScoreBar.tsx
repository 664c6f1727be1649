import type { JackalState } from '../../../../engine/jackal/types.ts'
import { Coin } from '../../../hud/Coin.tsx'
import { SeatClock } from '../../../hud/clock/SeatClock.tsx'
import { useIsOwn } from '../../../hud/ownSeats.ts'
import { useWords } from '../../../hud/useWords.ts'
import { YouTag } from '../../../hud/YouTag.tsx'
import { coinsToWin } from '../../gold.ts'
import { Bottle, Flag, Hat } from '../insignia.tsx'
import { type Crew, crewsOf } from './crews.ts'
import { toldOf } from './told.ts'
import './scoreBar.css'

/** Gold of all teams, with a hat for each pirate and the bottles in store. */
export function ScoreBar({ view }: { readonly view: JackalState }) {
  const { t } = useWords()
  const toWin = coinsToWin(view)
  return (
    <section className="score-bar wood screwed" aria-label={t('hud.scores')} data-testid="hud-scores">
      <ul>
        {crewsOf(view).map((crew, place, crews) => (
          <Score
            key={crew.id}
            crew={crew}
            toWin={toWin}
            isFirst={crews.findIndex(({ seat }) => seat === crew.seat) === place}
          />
        ))}
      </ul>
    </section>
  )
}

interface ScoreProps {
  readonly crew: Crew
  /** So many coins win at once; null where that is not known. */
  readonly toWin: number | null
  readonly isFirst: boolean
}

/** The clock of a player stands beside the first of his crews. */
function Score({ crew, toWin, isFirst }: ScoreProps) {
  const { t } = useWords()
  const you = useIsOwn(crew.seat) ? ` (${t('hud.you')})` : ''
  const told = `${toldOf(t, crew, toWin)}${you}`
  return (
    <li className="score" data-acting={crew.acting} data-testid={`score-${crew.id}`} title={told}>
      <span className="visually-hidden">{told}</span>
      <span className="score-flag" aria-hidden="true">
        <Flag team={crew.id} width={2.125} />
        <YouTag seat={crew.seat} />
      </span>
      <div>
        <div aria-hidden="true">
          <p className="score-team">
            <span className="score-name">{t(`team.${crew.id}`)}</span>
            <span className="score-hats">
              {crew.pirates.map((pirate) => (
                <Hat key={pirate.id} team={crew.id} dead={pirate.at === 'dead'} width={1} />
              ))}
            </span>
          </p>
          <p className="score-line">
            <span className="score-gold">{crew.gold}</span>
            {toWin !== null && <span className="score-to-win">{t('hud.toWin', { n: toWin })}</span>}
            <Coin size={1.1875} />
            {crew.alliance && (
              <span className="score-together">
                <Flag team={crew.alliance.partner} width={0.875} />
                {crew.alliance.gold}
              </span>
            )}
            {crew.bottles > 0 && (
              <span className="score-bottles">
                <Bottle size={0.9375} />
                {crew.bottles}
              </span>
            )}
          </p>
        </div>
        {isFirst && <SeatClock seat={crew.seat} />}
      </div>
    </li>
  )
}
