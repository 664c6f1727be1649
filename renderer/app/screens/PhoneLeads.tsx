import { useText } from '../../i18n/useText.ts'
import { Toggle } from '../../ui/controls.tsx'

interface PhoneLeadsProps {
  readonly value: boolean
  readonly onChange: (leads: boolean) => void
}

/** Lets the first phone at a seat pause and end the match. */
export function PhoneLeads({ value, onChange }: PhoneLeadsProps) {
  const t = useText()
  return <Toggle label={t('phones.lead')} value={value} onChange={onChange} testId="phones-lead" />
}
