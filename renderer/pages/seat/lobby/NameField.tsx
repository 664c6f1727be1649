import { LONGEST_NAME } from '../../../../electron/contract/plainText.ts'

interface NameFieldProps {
  readonly label: string
  readonly name: string
  readonly onChange: (name: string) => void
}

/** The field for the player's name. */
export function NameField({ label, name, onChange }: NameFieldProps) {
  return (
    <label className="seat-field">
      {label}
      <input
        className="field"
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        enterKeyHint="go"
        onChange={(event) => onChange(event.target.value)}
        data-testid="lobby-name"
      />
    </label>
  )
}
