import { useLayoutEffect } from 'react'
import { useLanguage } from '../../../renderer/i18n/useText.ts'

/** Sets the language and the text size that the address asks for: `?lang=ru&text=2`. */
export function useAddress(): void {
  useLayoutEffect(() => {
    const address = new URLSearchParams(window.location.search)
    useLanguage.setState({ language: address.get('lang') === 'ru' ? 'ru' : 'en' })
    document.documentElement.dataset.textScale = address.get('text') ?? '1'
    document.getElementById('root')?.style.setProperty('font', '400 1rem / 1.25 var(--body)') // as in the window
  }, [])
}
