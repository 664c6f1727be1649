import { printCell } from '../../../../engine/admiral/cells.ts'
import type { Berth } from '../../../../engine/admiral/foresight.ts'
import type { Heading } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { useText } from '../../../i18n/useText.ts'
import { Segments } from '../../../ui/controls.tsx'
import { endsTurnAfter } from '../../intent/clickRules.ts'
import { headingsOf, isBroken, usesCaptain } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { headingName } from '../../names.ts'
import { HeadingArrow } from '../fleet/HeadingArrow.tsx'
import { plain } from '../orders/attackText.ts'
import { courseFacts } from '../orders/courseText.ts'
import { Question } from './Question.tsx'
import { useWayBack } from './wayBack.ts'

interface CourseQuestionProps {
  readonly view: AdmiralState
  readonly ship: UnitId
  readonly course: Berth
}

/** Asks whether to sail the shown course, or to turn; the possible headings are its details. */
export function CourseQuestion({ view, ship, course }: CourseQuestionProps) {
  const t = useText()
  const intent = useIntent()
  const back = useWayBack()
  const isTurn = course.way.length === 0
  const endsTurn = !isTurn && endsTurnAfter(intent, view, ship, course)
  const title = isTurn ? t('course.turn') : t('course.title', { at: printCell(course.at) })
  return (
    <Question
      title={isBroken(intent) ? t('course.broken') : title}
      details={<HeadingChooser headings={headingsOf(intent)} chosen={course.heading} />}
      fact={endsTurn ? plain(t('course.endsTurn')) : undefined}
      facts={courseFacts(t, view, ship, course, usesCaptain(intent, isTurn ? 'turn' : 'steer'))}
      back={back}
      main={{
        label: t(isTurn ? 'order.turn' : 'course.sail'),
        onPress: () => useIntent.getState().sail(),
        testId: 'btn-sail',
      }}
      testId="course"
    />
  )
}

interface HeadingChooserProps {
  readonly headings: readonly Heading[]
  readonly chosen: Heading
}

function HeadingChooser({ headings, chosen }: HeadingChooserProps) {
  const t = useText()
  if (headings.length < 2) return null
  return (
    <Segments<Heading>
      label={t('course.headings')}
      value={chosen}
      options={headings.map((heading) => ({
        value: heading,
        label: <HeadingArrow heading={heading} size={1.25} />,
        tooltip: t('course.heading', { heading: headingName(t, heading) }),
        testId: `heading-${heading}`,
      }))}
      onChange={(heading) => useIntent.getState().pickHeading(heading)}
    />
  )
}
