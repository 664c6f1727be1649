import { type ReactNode, useId } from 'react'
import type { ShownRating, Tally } from '../../../electron/contract/personRecord.ts'
import { useText } from '../../i18n/useText.ts'

/** A part of a person's page. */
export function Card({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <section className={`record-card ${wide ? 'is-wide' : ''}`} aria-labelledby={id}>
      <h3 id={id} className="title">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** The shares of won, shared and lost matches as a bar, and in words. */
export function TallyBar({ tally }: { readonly tally: Tally }) {
  const t = useText()
  const { won, drawn, lost } = tally
  return (
    <span className="tally" title={t('people.tally', { won, drawn, lost })}>
      <span className="tally-bar" aria-hidden="true">
        <span className="tally-won" style={{ flexGrow: won }} />
        <span className="tally-drawn" style={{ flexGrow: drawn }} />
        <span className="tally-lost" style={{ flexGrow: lost }} />
      </span>
      <span className="tally-text" aria-hidden="true">
        {won}–{drawn}–{lost}
      </span>
      <span className="visually-hidden">{t('people.tally', { won, drawn, lost })}</span>
    </span>
  )
}

/** The rating after a match, with the range before it if the match has moved it. */
export function RatingChange({
  before,
  now,
}: {
  readonly before: ShownRating | null
  readonly now: ShownRating | null
}) {
  const t = useText()
  const hasMoved = before && now && 'low' in before && 'low' in now && before.low + before.high !== now.low + now.high
  if (!hasMoved) return <RatingRange rating={now} />
  return (
    <span className="rating-change">
      <span className="visually-hidden">{t('people.rating.before')}</span>
      <span className="record-soft">{`${before.low}–${before.high}`}</span>
      <span aria-hidden="true">{now.low + now.high > before.low + before.high ? '↗' : '↘'}</span>
      <RatingRange rating={now} />
    </span>
  )
}

/** The greatest rating of the scale on which ranges are drawn. */
const MOST = 2000

/** A rating as a range on a scale, or the number of matches that it needs. */
export function RatingRange({ rating }: { readonly rating: ShownRating | null }) {
  const t = useText()
  if (!rating) return <span className="rating is-open">{t('people.rating.none')}</span>
  if ('needs' in rating) return <span className="rating is-open">{t('people.rating.needs', { n: rating.needs })}</span>
  const { low, high } = rating
  const at = (value: number) => `${(100 * Math.min(MOST, value)) / MOST}%`
  return (
    <span className="rating">
      <span className="rating-scale" aria-hidden="true">
        <span className="rating-range" style={{ left: at(low), right: `calc(100% - ${at(high)})` }} />
      </span>
      <span className="rating-text">{`${low}–${high}`}</span>
    </span>
  )
}
