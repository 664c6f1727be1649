import { useId } from 'react'

interface TextFieldProps {
  readonly label: string
  /** Shows the label to screen readers only. */
  readonly hideLabel?: boolean
  readonly value: string
  readonly onChange: (value: string) => void
  readonly error?: string | undefined
  /** All errors that it may show: room is reserved for them, so that nothing moves when one appears. */
  readonly errors?: readonly string[]
  readonly about?: string
  readonly placeholder?: string
  readonly maxLength?: number
  readonly numeric?: boolean
  /** Set if its text must not be readable on the screen. */
  readonly isMasked?: boolean
  /** Set if it has the focus at once, with its text selected so that typing replaces it. */
  readonly autoFocus?: boolean
  readonly testId?: string
}

/** One line of text, with its error or description below. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, value, onChange, error, errors = [], about, numeric, isMasked, testId, ...rest } = props
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'label'}>
        {label}
      </label>
      <input
        id={id}
        className="field"
        type={isMasked ? 'password' : 'text'}
        inputMode={numeric ? 'numeric' : 'text'}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || about ? `${id}-note` : undefined}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        data-testid={testId}
        data-autofocus={rest.autoFocus || undefined}
        onFocus={(event) => rest.autoFocus && event.target.select()}
        {...rest}
      />
      <div className="field-notes">
        <FieldNote id={`${id}-note`} error={error} about={about} />
        {error && about && <Spare text={about} look="about" />}
        {errors.map((text) => text !== error && <Spare key={text} text={text} look="field-error" />)}
      </div>
    </div>
  )
}

interface FieldNoteProps {
  readonly id: string
  readonly error: string | undefined
  readonly about: string | undefined
}

/** A field's error, else its description. */
function FieldNote({ id, error, about }: FieldNoteProps) {
  const note = error || about
  return (
    note && (
      <p id={id} className={`field-note ${error ? 'field-error' : 'about'}`} role={error ? 'alert' : undefined}>
        {note}
      </p>
    )
  )
}

/** Reserves the room of a hidden text. */
function Spare({ text, look }: { readonly text: string; readonly look: 'about' | 'field-error' }) {
  return <span className={`field-note field-spare ${look}`} data-text={text} aria-hidden="true" />
}
