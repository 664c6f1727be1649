import type { PersonRecord } from '../../../electron/contract/personRecord.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'

const DAYS = 7
const WEEKS = 53
/** The size of a day and of its place, in units of the picture. */
const [DAY, PLACE] = [9, 11]

/** One year of matches: a column for each week, a square for each day, darker the more was played. */
export function YearPicture({ year, now }: { readonly year: PersonRecord['year']; readonly now: Date }) {
  const t = useText()
  const language = useLanguage((state) => state.language)
  const played = new Map(year.map((one) => [one.day, one]))
  // Weeks begin on Monday; the last column is this week.
  const today = (now.getDay() + 6) % DAYS
  const squares = Array.from({ length: (WEEKS - 1) * DAYS + today + 1 }, (_, index) => {
    const date = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((WEEKS - 1) * DAYS + today - index))
    return { date, week: Math.floor(index / DAYS), day: index % DAYS, one: played.get(dayOf(date)) }
  })
  const months = squares.filter(({ date, day }) => day === 0 && date.getDate() <= DAYS)
  return (
    <figure className="year-picture">
      <div className="year-months" aria-hidden="true">
        {months.map(({ date, week }) => (
          <span key={week} style={{ left: `${(100 * week) / WEEKS}%` }}>
            {date.toLocaleDateString(language, { month: 'short' })}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WEEKS * PLACE} ${DAYS * PLACE}`}
        role="img"
        aria-label={t('people.year.about', { n: year.length })}
      >
        {squares.map(({ date, week, day, one }) => (
          <rect
            key={dayOf(date)}
            className={`year-day is-${one ? Math.min(4, one.matches) : 0}`}
            x={week * PLACE}
            y={day * PLACE}
            width={DAY}
            height={DAY}
            rx={1.5}
          >
            {one && <title>{`${date.toLocaleDateString(language)}: ${t('people.matches', { n: one.matches })}`}</title>}
          </rect>
        ))}
      </svg>
      <figcaption className="about">{t('people.year.about', { n: year.length })}</figcaption>
    </figure>
  )
}

/** Returns the day as the host names it. */
function dayOf(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}
