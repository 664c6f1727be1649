import { useMemo } from 'react'
import { withMinus } from '../../i18n/minus.ts'
import { useLanguage } from '../../i18n/useText.ts'

/** Returns formatters for numbers with one decimal in the format of the language; `more` writes the sign. */
export function useNumbers() {
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
    const plain = new Intl.NumberFormat(language, digits)
    const signed = new Intl.NumberFormat(language, { ...digits, signDisplay: 'exceptZero' })
    return { mean: (value: number) => plain.format(value), more: (value: number) => withMinus(signed.format(value)) }
  }, [language])
}
