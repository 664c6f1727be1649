import { printCell } from '../../../../engine/admiral/cells.ts'
import {
  type Berth,
  bearersOn,
  dangersOf,
  isDeadEnd,
  mooring,
  targetsFrom,
} from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { usesCaptain } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { type Fact, good, grave, plain } from '../orders/attackText.ts'
import { cargoAt } from '../orders/cargo.ts'
import { shipsInReach } from '../orders/comers.ts'
import { leftOn } from '../orders/courseText.ts'

interface CourseCardProps {
  readonly view: AdmiralState
  readonly ship: UnitId
  readonly course: Berth
}

/** The maximum of facts that fit on the card. */
const MOST = 3

/** Shows the cost and the results of a course, the dangers first. */
export function CourseCard({ view, ship, course }: CourseCardProps) {
  const t = useText()
  const isTurn = course.way.length === 0
  const declared = useIntent((intent) => usesCaptain(intent, isTurn ? 'turn' : 'steer'))
  const all = Math.max(0, mooring(view, ship, declared)?.left ?? 0)
  const left = leftOn(view, ship, course)
  return (
    <section className="adm-card is-course parchment" data-testid="course-card">
      <p className="adm-card-title">
        {isTurn ? t('course.turn') : printCell(course.at)}
        {!isTurn && <small>{left === 'blocked' ? t('tip.way') : t('tip.points', { left, n: all })}</small>}
      </p>
      <ul className="adm-card-facts">
        {factsOf(t, view, ship, course, declared)
          .slice(0, MOST)
          .map(({ text, kind }) => (
            <li key={text} className={`is-${kind}`}>
              {text}
            </li>
          ))}
      </ul>
    </section>
  )
}

function factsOf(t: Translate, view: AdmiralState, ship: UnitId, course: Berth, declared: boolean): readonly Fact[] {
  const dangers = dangersOf(view, ship, course.way, declared).filter((danger) => !danger.onlySwift)
  const [bearers, targets] = [bearersOn(view, ship, course), targetsFrom(view, ship, course)]
  const comers = shipsInReach(view, ship, course.at, bearers)
  const { loads, lands } = course.way.length === 0 ? { loads: 0, lands: 0 } : cargoAt(view, ship, course.at)
  const facts = [
    dangers.length > 0 && grave(t('tip.crossing')),
    isDeadEnd(view, course) && grave(t('tip.stuck')),
    loads > 0 && good(t('tip.loads', { n: loads })),
    lands > 0 && good(t('tip.lands', { n: lands })),
    bearers.length > 0 && grave(t('tip.bearers', { n: bearers.length })),
    targets.length > 0 && good(t('tip.targets', { n: targets.length })),
    comers.length > 0 && plain(t('tip.comers', { n: comers.length })),
  ].filter((fact) => fact !== false)
  return facts.length > 0 ? facts : [good(t('tip.quiet'))]
}
