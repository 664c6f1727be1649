import { useEffect, useState } from 'react'
import type { MatchNews, RecordNews as News } from '../../../electron/contract/personRecord.ts'
import { call } from '../../host/client.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { PersonBadge } from '../../ui/people/PersonBadge.tsx'
import { RatingRange } from './parts.tsx'
import './people.css'

/** Shows what a match that is over has brought to the record of its people; nothing if only guests played. */
export function RecordNews({ id }: { readonly id: string }) {
  const t = useText()
  const news = useNews(id)
  if (!news || news.people.length === 0) return null
  return (
    <section className="record-news parchment" data-testid="record-news" aria-label={t('people.news')}>
      <h3 className="title">{t('people.news')}</h3>
      <ul className="record-rows">
        {news.people.map(({ profile, news: own, now }) => (
          <li key={profile.id} className="record-row is-news">
            <PersonBadge look={profile} width={1.5} />
            <span>
              {own.length === 0
                ? t('people.news.counted', profile)
                : own.map((one) => newsText(profile.name, one, t)).join('. ')}
            </span>
            <RatingRange rating={now} />
          </li>
        ))}
      </ul>
      {news.evening.length > 0 && (
        <>
          <h3 className="title">{t('people.evening')}</h3>
          <ol className="record-rows">
            {news.evening.map(({ profile, matches, won }) => (
              <li key={profile.id} className="record-row is-news">
                <PersonBadge look={profile} width={1.5} />
                <span>{t('people.evening.row', { name: profile.name, won, n: matches })}</span>
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  )
}

function useNews(id: string): MatchNews | null {
  const [news, setNews] = useState<MatchNews | null>(null)
  useEffect(() => {
    let isWanted = true
    void call('people:news', { id }).then((answer) => {
      if (isWanted && answer.ok) setNews(answer.value)
    })
    return () => {
      isWanted = false
    }
  }, [id])
  return news
}

function newsText(name: string, news: News, t: Translate): string {
  switch (news.kind) {
    case 'first-match':
    case 'first-win':
      return t(`people.news.${news.kind}`, { name })
    case 'matches':
      return t('people.news.matches', { name, n: news.count })
    case 'streak':
      return t('people.news.streak', { name, n: news.length })
    case 'best-score':
      return t('people.news.best-score', { name, value: news.value, before: news.before })
    case 'revenge':
      return t('people.news.revenge', { name, over: news.over, n: news.losses })
    case 'rated':
      return t('people.news.rated', { name, low: news.low, high: news.high })
    default:
      return news satisfies never
  }
}
