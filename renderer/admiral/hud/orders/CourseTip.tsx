import { useRef } from 'react'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import {
  type Berth,
  bearersOn,
  dangersOf,
  isDeadEnd,
  mooring,
  targetsFrom,
} from '../../../../engine/admiral/foresight.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { useTipAnchor } from '../../../hud/panels/panels.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useText } from '../../../i18n/useText.ts'
import { usesCaptain } from '../../intent/courseRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { pointedCourse } from '../../intent/pointed.ts'
import type { Fact } from './attackText.ts'
import { comersTo } from './comers.ts'
import { leftOn, quietText } from './courseText.ts'
import { FactList } from './FactList.tsx'
import './courseTip.css'

interface CourseTipProps {
  readonly intent: IntentState
  readonly view: AdmiralState
}

/** Beside the cell under the pointer, while its course is only shown: two lines on what it costs and leads to. */
export function CourseTip({ intent, view }: CourseTipProps) {
  const course = pointedCourse(intent)
  const { selected } = intent
  if (!course || selected === null) return null
  return <Tip key={course.at} view={view} ship={selected} course={course} declared={usesCaptain(intent)} />
}

interface TipProps {
  readonly view: AdmiralState
  readonly ship: UnitId
  readonly course: Berth
  readonly declared: boolean
}

function Tip({ view, ship, course, declared }: TipProps) {
  const t = useText()
  const ref = useRef<HTMLDivElement>(null)
  useTipAnchor(ref, course.at, unitNamed(view, ship)?.at ?? null)
  const all = Math.max(0, mooring(view, ship, declared)?.left ?? 0)
  const left = leftOn(view, ship, course)
  const at = printCell(course.at)
  return (
    <div ref={ref} className="adm-tip parchment" data-testid="course-tip">
      <p>{left === 'blocked' ? t('tip.blocked', { at }) : t('tip.course', { at, left, n: all })}</p>
      <FactList facts={[prospect(t, view, ship, course, declared)]} />
    </div>
  )
}

/** What weighs most there, in one line. */
function prospect(t: Translate, view: AdmiralState, ship: UnitId, course: Berth, declared: boolean): Fact {
  const dangers = dangersOf(view, ship, course.way, declared).filter((danger) => !danger.onlySwift)
  const [bearers, targets] = [bearersOn(view, ship, course), targetsFrom(view, ship, course)]
  const comers = comersTo(view, ship, course.at, bearers)
  const isStuck = isDeadEnd(view, course)
  const parts = [
    dangers.length > 0 && t('tip.crossing'),
    isStuck && t('tip.stuck'),
    bearers.length > 0 && t('tip.bearers', { n: bearers.length }),
    targets.length > 0 && t('tip.targets', { n: targets.length }),
    comers.length > 0 && t('tip.comers', { n: comers.length }),
  ].filter((part) => part !== false)
  const isGrave = isStuck || dangers.length > 0
  const text = parts.length > 0 ? parts.slice(0, 2).join(' · ') : quietText(t, view, ship)
  return { text, kind: isGrave ? 'grave' : 'plain' }
}
