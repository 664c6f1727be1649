import { useText } from '../../i18n/useText.ts'
import { useOnlooker } from '../../remote/onlooker.ts'

/** Returns why the page of a stream shows no match; null if it shows one. */
export function useTrouble(hasMatch: boolean): string | null {
  const t = useText()
  const link = useOnlooker((state) => state.link)
  if (link === null) return t('watch.noAddress')
  if (link.kind === 'closed') return t(`link.${link.reason}`)
  if (hasMatch) return null
  return t(link.kind === 'joined' ? 'watch.waiting' : `link.${link.kind}`)
}
