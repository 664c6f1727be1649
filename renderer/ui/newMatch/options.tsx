import type { PlainTextKey } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Toggle } from '../controls.tsx'
import { TextField } from '../TextField.tsx'

type NamesIn<Key> = Key extends `option.${infer Name}.about` ? Name : never
type FaultsIn<Key> = Key extends `error.${infer Name}` ? Name : never

/** An option with a text `option.<name>` and an explanation. */
type OptionName = NamesIn<PlainTextKey>

interface OptionToggleProps {
  readonly option: OptionName
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}

/** An on/off option of a new match. */
export function OptionToggle({ option, value, onChange }: OptionToggleProps) {
  const t = useText()
  return (
    <Toggle
      label={t(`option.${option}`)}
      about={t(`option.${option}.about`)}
      value={value}
      onChange={onChange}
      testId={`option-${option}`}
    />
  )
}

interface OptionNumberProps {
  /** Must also have a text `error.<name>`. */
  readonly option: OptionName & FaultsIn<PlainTextKey>
  /** As typed. */
  readonly value: string
  readonly onChange: (value: string) => void
  readonly wrong: boolean
}

/** A numeric option of a new match. */
export function OptionNumber({ option, value, onChange, wrong }: OptionNumberProps) {
  const t = useText()
  return (
    <TextField
      label={t(`option.${option}`)}
      about={t(`option.${option}.about`)}
      numeric
      value={value}
      onChange={onChange}
      error={wrong ? t(`error.${option}`) : undefined}
      errors={[t(`error.${option}`)]}
      testId={`option-${option}`}
    />
  )
}
