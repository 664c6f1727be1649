import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { Berth } from '../../../../engine/admiral/foresight.ts'
import { HEADINGS, type Heading } from '../../../../engine/admiral/geometry/headings.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import { sounds } from '../../../audio/sounds.ts'
import { useText } from '../../../i18n/useText.ts'
import { CommandKey } from '../../../input/CommandKey.tsx'
import { TABLE } from '../../../input/tableCommands.ts'
import { Button } from '../../../ui/controls.tsx'
import { ADMIRAL } from '../../commands.ts'
import { headingsOf, isBroken, usesCaptain } from '../../intent/courseRules.ts'
import { useIntent } from '../../intent/intent.ts'
import { headingName } from '../../names.ts'
import { Bubble } from '../bubbles/Bubble.tsx'
import { HeadingArrow } from '../fleet/HeadingArrow.tsx'
import { courseFacts } from './courseText.ts'
import { FactList } from './FactList.tsx'
import './coursePanel.css'

interface CoursePanelProps {
  readonly view: AdmiralState
  readonly ship: UnitId
  readonly course: Berth
}

/** Beside the ghost: her headings, what awaits her on the way and there, and the order to sail. */
export function CoursePanel({ view, ship, course }: CoursePanelProps) {
  const t = useText()
  const intent = useIntent()
  const headings = headingsOf(intent)
  const isTurn = course.way.length === 0
  const facts = courseFacts(t, view, ship, course, usesCaptain(intent, isTurn ? 'turn' : 'steer'))
  return (
    <Bubble
      cell={course.at}
      away={unitNamed(view, ship)?.at ?? null}
      className="is-course"
      title={isTurn ? t('course.turn') : t('course.title', { at: printCell(course.at) })}
      testId="course"
    >
      {isBroken(intent) && <p data-testid="course-broken">{t('course.broken')}</p>}
      <div className="adm-course-body">
        {headings.length > 1 && <HeadingChooser headings={headings} chosen={course.heading} />}
        <FactList facts={facts} />
      </div>
      <Button kind="main" small onClick={() => useIntent.getState().sail()} testId="btn-sail">
        <CommandKey of={TABLE.commands.confirm} />
        {isTurn ? t('course.turnTo', { heading: headingName(t, course.heading) }) : t('course.sail')}
      </Button>
    </Bubble>
  )
}

interface HeadingChooserProps {
  readonly headings: readonly Heading[]
  readonly chosen: Heading
}

/** A rose of the headings that are possible: a click chooses one, R goes round. */
function HeadingChooser({ headings, chosen }: HeadingChooserProps) {
  const t = useText()
  return (
    <div className="adm-rose">
      {HEADINGS.map((heading) =>
        headings.includes(heading) ? (
          <button
            key={heading}
            type="button"
            className={`adm-rose-point is-${heading}`}
            aria-pressed={heading === chosen}
            aria-label={t('course.heading', { heading: headingName(t, heading) })}
            onClick={() => {
              sounds.play('click', { bus: 'interface' })
              useIntent.getState().pickHeading(heading)
            }}
            data-testid={`heading-${heading}`}
          >
            <HeadingArrow heading={heading} size={1.25} />
            <span className="adm-rose-name">{t(`heading.${heading}.short`)}</span>
          </button>
        ) : (
          <i key={heading} className={`adm-rose-point is-${heading}`} aria-hidden="true" />
        ),
      )}
      <span className="adm-rose-key">
        <CommandKey of={ADMIRAL.commands.turn} /> {t('course.other')}
      </span>
    </div>
  )
}
