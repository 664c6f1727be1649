import { useMemo } from 'react'
import { withMinus } from '../../i18n/minus.ts'
import { useLanguage } from '../../i18n/useText.ts'

/** Numbers with one digit after the point, as the language writes them; `more` with its sign. */
export function useNumbers() {
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    const plain = new Intl.NumberFormat(language, digits)
    const signed = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' })
    return { mean: (value: number) => plain.format(value), more: (value: number) => withMinus(signed.format(value)) }
  }, [language])
}
