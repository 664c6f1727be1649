import { useSession } from '../../host/session.ts'
import { useText } from '../../i18n/useText.ts'
import { useTrouble } from '../onlooker/useTrouble.ts'
import type { FeedOptions } from './feedOptions.ts'

/** Says what is wrong with the clean feed and with the options of its address, to the person who sets up a stream. */
export function FeedNote({ unknown }: Pick<FeedOptions, 'unknown'>) {
  const t = useText()
  const hasMatch = useSession(({ match }) => match !== null)
  const trouble = useTrouble(hasMatch)
  if (trouble === null && unknown.length === 0) return null
  return (
    <section className="feed-note parchment" role="alert">
      {trouble !== null && <p>{trouble}</p>}
      {unknown.map(({ option, known }) => (
        <p key={option}>{t('watch.unknownOption', { option, known })}</p>
      ))}
    </section>
  )
}
