import { useText } from '../../i18n/useText.ts'
import type { FeedOptions } from './feedOptions.ts'

/** Says which options of the address the clean feed does not know, to the person who sets up a stream. */
export function FeedNote({ unknown }: Pick<FeedOptions, 'unknown'>) {
  const t = useText()
  return (
    <section className="feed-note parchment" role="alert">
      {unknown.map(({ option, known }) => (
        <p key={option}>{t('watch.unknownOption', { option, known })}</p>
      ))}
    </section>
  )
}
