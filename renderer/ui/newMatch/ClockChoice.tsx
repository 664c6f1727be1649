import type { ReactNode } from 'react'
import { durationText } from '../../i18n/clockText.ts'
import { useText } from '../../i18n/useText.ts'
import { Segments } from '../controls.tsx'
import { AT_TIME_END, CLOCK_KINDS, CLOCK_TIMES, type ClockDraft } from './clockDraft.ts'
import './clockChoice.css'

interface ClockChoiceProps {
  readonly clock: ClockDraft
  readonly onChange: (clock: ClockDraft) => void
}

/** The choice of a clock for the people of a new match: none or which kind, and what happens when their time is up. */
export function ClockChoice({ clock, onChange }: ClockChoiceProps) {
  const t = useText()
  const change = (part: Partial<ClockDraft>) => onChange({ ...clock, ...part })
  return (
    <section className="clock-choice" data-testid="clock-choice">
      <h3 className="label">{t('clock.title')}</h3>
      <Segments
        label={t('clock.title')}
        value={clock.kind}
        onChange={(kind) => change({ kind })}
        options={CLOCK_KINDS.map((kind) => ({ value: kind, label: t(`clock.${kind}`), testId: `clock-${kind}` }))}
      />
      <p className="about">{t('clock.about')}</p>
      {clock.kind === 'move' && <Times of="move" value={clock.move} onChange={(move) => change({ move })} />}
      {clock.kind === 'match' && (
        <>
          <Times of="match" value={clock.match} onChange={(match) => change({ match })} />
          <Times of="increment" value={clock.increment} onChange={(increment) => change({ increment })} />
        </>
      )}
      {clock.kind !== 'none' && (
        <Row label={t('clock.atEnd')}>
          <Segments
            label={t('clock.atEnd')}
            value={clock.atEnd}
            onChange={(atEnd) => change({ atEnd })}
            options={AT_TIME_END.map((end) => ({ value: end, label: t(`clock.atEnd.${end}`), testId: `clock-${end}` }))}
          />
        </Row>
      )}
    </section>
  )
}

interface TimesProps {
  readonly of: keyof typeof CLOCK_TIMES
  /** In seconds, as all offered times. */
  readonly value: number
  readonly onChange: (seconds: number) => void
}

function Times({ of, value, onChange }: TimesProps) {
  const t = useText()
  const offered: readonly number[] = CLOCK_TIMES[of]
  return (
    <Row label={t(`clock.${of}.time`)}>
      <Segments
        label={t(`clock.${of}.time`)}
        value={value}
        onChange={onChange}
        options={offered.map((time) => ({ value: time, label: durationText(t, time), testId: `clock-${of}-${time}` }))}
      />
    </Row>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="clock-row">
      <p className="clock-about" aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  )
}
