import { type ReactNode, useId } from 'react'
import { sounds } from '../audio/sounds.ts'

interface ButtonProps {
  readonly children: ReactNode
  readonly onClick?: () => void
  /** Submits its form, also by Enter in the form's fields. */
  readonly submits?: boolean
  /** Id of the form that it submits, if the button is outside that form. */
  readonly form?: string
  /** Why the button cannot act now: it looks disabled, but can be focused and pressed. */
  readonly blocked?: string | null
  readonly kind?: 'plain' | 'main' | 'danger' | 'quiet'
  readonly small?: boolean
  readonly disabled?: boolean
  readonly autoFocus?: boolean
  /** Accessible name if several buttons have the same text; begins with that text. */
  readonly label?: string
  /** True if it leads to the current page. */
  readonly current?: boolean
  readonly className?: string
  readonly testId?: string
}

/** A button with a click sound. */
export function Button(props: ButtonProps) {
  const {
    kind = 'plain',
    small,
    submits,
    blocked = null,
    label,
    current = false,
    className = '',
    testId,
    onClick,
    children,
    ...rest
  } = props
  const classes = `button ${kind === 'plain' ? '' : `is-${kind}`} ${small ? 'is-small' : ''} ${className}`
  return (
    <button
      type={submits ? 'submit' : 'button'}
      className={classes}
      aria-label={label}
      aria-current={current ? true : undefined}
      aria-disabled={blocked === null ? undefined : true}
      aria-description={blocked ?? undefined}
      data-testid={testId}
      data-autofocus={rest.autoFocus || undefined}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        onClick?.()
      }}
      {...rest}
    >
      {children}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonProps, 'kind' | 'small' | 'autoFocus' | 'submits' | 'form' | 'label'> {
  readonly onClick: () => void
  readonly label: string
  readonly pressed?: boolean
  /** Why the button cannot act now; it can still be focused, and shows the reason there and under the pointer. */
  readonly blocked?: string | null
}

/** A button with only an icon; `label` is its accessible name and tooltip. */
export function IconButton({
  label,
  pressed,
  blocked = null,
  className = '',
  testId,
  onClick,
  children,
  disabled,
}: IconButtonProps) {
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={label}
      title={blocked === null ? label : undefined}
      aria-pressed={pressed}
      aria-disabled={blocked === null ? undefined : true}
      aria-description={blocked ?? undefined}
      data-blocked={blocked ?? undefined}
      disabled={disabled}
      data-testid={testId}
      onClick={() => {
        if (blocked !== null) return
        sounds.play('click', { bus: 'interface' })
        onClick()
      }}
    >
      {children}
    </button>
  )
}

interface Segment<V> {
  readonly value: V
  readonly label: ReactNode
  readonly about?: string
  /** Shown under the pointer. */
  readonly tooltip?: string
  readonly testId?: string
}

export interface SegmentsProps<V> {
  /** Accessible name of the group. */
  readonly label: string
  readonly value: V
  readonly options: readonly Segment<V>[]
  readonly onChange: (value: V) => void
  readonly testId?: string
}

/** A choice among a few options, all visible. */
export function Segments<V extends string | number>({ label, value, options, onChange, testId }: SegmentsProps<V>) {
  const name = useId()
  return (
    <div className="segments" role="radiogroup" aria-label={label} data-testid={testId}>
      {options.map((option) => (
        <label key={option.value} className="segment" title={option.tooltip}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => {
              sounds.play('click', { bus: 'interface' })
              onChange(option.value)
            }}
            data-testid={option.testId}
          />
          {option.label}
          {option.about && <span className="segment-about">{option.about}</span>}
        </label>
      ))}
    </div>
  )
}

interface ToggleProps {
  readonly label: string
  readonly about?: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
  readonly testId?: string
}

/** A switch. */
export function Toggle({ label, about, value, onChange, testId }: ToggleProps) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        checked={value}
        onChange={(event) => {
          sounds.play('click', { bus: 'interface' })
          onChange(event.target.checked)
        }}
        data-testid={testId}
      />
      <span>{label}</span>
      {about && <span className="toggle-about">{about}</span>}
    </label>
  )
}

/** A keyboard key. */
export function Key({ children }: { readonly children: ReactNode }) {
  return <kbd className="key">{children}</kbd>
}
