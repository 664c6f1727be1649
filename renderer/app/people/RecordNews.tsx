import { useEffect, useState } from 'react'
import type { MatchNews, RecordNews as News } from '../../../electron/contract/personRecord.ts'
import { call } from '../../host/client.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { PersonBadge } from '../../ui/people/PersonBadge.tsx'
import { RatingChange } from './parts.tsx'
import { playerText, wayText } from './wayText.ts'
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
        {news.people.map(({ profile, news: own, before, now }) => (
          <li key={profile.id} className="record-row is-news">
            <PersonBadge look={profile} width={1.5} />
            <span>
              {own.length === 0
                ? t('people.news.counted', profile)
                : own.map((one) => newsText(profile.name, one, t)).join('. ')}
            </span>
            <RatingChange before={before} now={now} />
          </li>
        ))}
      </ul>
      {news.evening.length > 0 && <Evening news={news} />}
    </section>
  )
}

/** The people of this evening, the most wins first, and each of its matches with its winners. */
function Evening({ news: { evening, matches } }: { readonly news: MatchNews }) {
  const t = useText()
  return (
    <>
      <h3 className="title">{t('people.evening')}</h3>
      <ol className="record-rows">
        {evening.map(({ profile, matches: played, won }) => (
          <li key={profile.id} className="record-row is-news">
            <PersonBadge look={profile} width={1.5} />
            <span>{t('people.evening.row', { name: profile.name, won, n: played })}</span>
          </li>
        ))}
      </ol>
      <ol className="evening-matches" data-testid="evening-matches">
        {matches.map(({ key, winners, ...way }) => (
          <li key={key}>
            {wayText(way, t)}:{' '}
            <span className="evening-winners">{winners.map((one) => playerText(one, t)).join(' · ')}</span>
          </li>
        ))}
      </ol>
    </>
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
    case 'longest':
      return t(`people.news.${news.kind}`, { name, value: news.value, before: news.before })
    case 'first-win-over':
      return t('people.news.first-win-over', { name, over: news.over })
    case 'revenge':
      return t('people.news.revenge', { name, over: news.over, n: news.losses })
    case 'rated':
      return t('people.news.rated', { name, low: news.low, high: news.high })
    default:
      return news satisfies never
  }
}
