import { useMemo } from 'react'
import { withMinus } from './minus.ts'
import { useLanguage } from './useText.ts'

/**
 * Returns functions that write shares in whole percent in the current language: plain, and as a change with its sign.
 */
export function usePercents(): {
  readonly share: (part: number) => string
  readonly change: (swing: number) => string
} {
  const language = useLanguage((state) => state.language)
  return useMemo(() => {
    const percent = { style: 'percent', maximumFractionDigits: 0 } as const
    const plain = new Intl.NumberFormat(language, percent)
    const signed = new Intl.NumberFormat(language, { ...percent, signDisplay: 'exceptZero' })
    return { share: (part) => plain.format(part), change: (swing) => withMinus(signed.format(swing)) }
  }, [language])
}
