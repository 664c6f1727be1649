import { useEffect, useState } from 'react'
import type { Profile } from '../../../electron/contract/people.ts'
import type { Meetings, PersonRecord, PlayedMatch } from '../../../electron/contract/personRecord.ts'
import { call } from '../../host/client.ts'
import type { Translate } from '../../i18n/t.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { PersonBadge } from '../../ui/people/PersonBadge.tsx'
import { letPlay, usePlaying } from '../../ui/people/people.ts'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { Card, RatingRange, TallyBar } from './parts.tsx'
import { bestText, companionText, seatText, wayText } from './wayText.ts'
import { YearPicture } from './YearPicture.tsx'

interface PersonPageProps {
  readonly person: Profile
  /** The names of today, by the ids of profiles. */
  readonly names: ReadonlyMap<string, string>
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** All figures of one person. */
export function PersonPage({ person, names, onEdit, onRemove }: PersonPageProps) {
  const t = useText()
  const record = useRecord(person)
  return (
    <article className="person-page" data-testid="person-page" aria-label={person.name}>
      <header className="person-head">
        <PersonBadge look={person} width={6} />
        <div>
          <h2 className="title">{person.name}</h2>
          {record && <p data-testid="person-matches">{t('people.matches', { n: record.matches })}</p>}
        </div>
        <div className="person-actions">
          <PlaysNow person={person} />
          <Button small onClick={onEdit} testId="person-edit">
            {t('people.edit')}
          </Button>
          <Button small kind="quiet" onClick={onRemove} testId="person-remove">
            {t('people.remove')}
          </Button>
        </div>
      </header>
      {record &&
        (record.matches === 0 ? (
          <p className="about">{t('people.noMatches', { name: person.name })}</p>
        ) : (
          <Figures record={record} names={names} />
        ))}
    </article>
  )
}

/** Lets the person play now; says so while they do. */
function PlaysNow({ person }: Pick<PersonPageProps, 'person'>) {
  const t = useText()
  const isPlaying = usePlaying()?.id === person.id
  return (
    <Button
      small
      onClick={() => void letPlay(isPlaying ? null : person)}
      kind={isPlaying ? 'main' : 'plain'}
      testId="person-play"
    >
      {t(isPlaying ? 'people.play.now' : 'people.play')}
    </Button>
  )
}

function useRecord(person: Profile): PersonRecord | null {
  const [record, setRecord] = useState<PersonRecord | null>(null)
  useEffect(() => {
    let isWanted = true
    void call('people:person', { profile: person.id }).then((answer) => {
      if (!isWanted) return
      if (answer.ok) setRecord(answer.value)
      else showProblem(answer.problem)
    })
    return () => {
      isWanted = false
    }
  }, [person.id])
  return record?.profile.id === person.id ? record : null
}

interface FiguresProps {
  readonly record: PersonRecord
  readonly names: ReadonlyMap<string, string>
}

function Figures({ record, names }: FiguresProps) {
  const t = useText()
  return (
    <div className="record-cards">
      <Totals record={record} />
      <Card title={t('people.ways')} wide>
        <ul className="record-rows">
          {record.ways.map((way) => (
            <li key={`${way.game}/${way.variant}`} className="record-row has-rating" data-testid="person-way">
              <span>{wayText(way, t)}</span>
              <TallyBar tally={way.tally} />
              <RatingRange rating={way.rating} />
            </li>
          ))}
        </ul>
      </Card>
      <HeadToHead record={record} names={names} />
      <Card title={t('people.sides')}>
        <ul className="record-rows">
          {record.sides.map(({ game, seat, tally }) => (
            <li key={`${game}/${seat}`} className="record-row">
              <span>
                {seatText(game, seat, t)} <span className="record-soft">{t(`game.${game}`)}</span>
              </span>
              <TallyBar tally={tally} />
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('people.year')} wide>
        <YearPicture year={record.year} now={new Date()} />
      </Card>
      <Bests record={record} />
      <LastMatches record={record} />
    </div>
  )
}

/** The totals in large numbers, streaks, and the means of analysed matches. */
function Totals({ record }: { readonly record: PersonRecord }) {
  const t = useText()
  const { tally, streaks, judged, left } = record
  const { current, won, lost } = streaks
  const whole = (value: number) => `${value > 0 ? '+' : ''}${Math.round(value)}`
  return (
    <section className="record-totals is-wide">
      {(['won', 'drawn', 'lost'] as const).map((end) => (
        <p key={end} className={`record-total is-${end}`} data-testid={`person-${end}`}>
          <b>{tally[end]}</b> {t(`people.${end}`)}
        </p>
      ))}
      <p className="record-streaks">
        {current && current.length > 1 && <b>{t(`people.streak.${current.kind}`, { n: current.length })}</b>}
        <span>{t('people.streak.longest', { won, lost })}</span>
        {left > 0 && <span>{t('people.left', { n: left })}</span>}
        {judged && (
          <span>
            {t('people.judged.about', { n: judged.matches, choice: whole(judged.choice), luck: whole(judged.luck) })}
          </span>
        )}
      </p>
    </section>
  )
}

function HeadToHead({ record, names }: FiguresProps) {
  const t = useText()
  const special = (['rival', 'nemesis', 'partner'] as const).map((kind) => ({ kind, met: record[kind] }))
  return (
    <Card title={t('people.meetings')}>
      <dl className="record-special">
        {special.map(({ kind, met }) => (
          <div key={kind}>
            <dt>{t(`people.${kind}`)}</dt>
            <dd>{met ? companionText(met.with, names, t) : t('people.nobodyYet')}</dd>
          </div>
        ))}
      </dl>
      <ul className="record-rows">
        {record.opponents.map((met) => (
          <Opponent key={keyOf(met)} met={met} names={names} />
        ))}
      </ul>
    </Card>
  )
}

const keyOf = ({ with: one }: Meetings): string => (one.kind === 'person' ? one.id : `${one.game}/${one.level}`)

function Opponent({ met, names }: { readonly met: Meetings; readonly names: ReadonlyMap<string, string> }) {
  const t = useText()
  return (
    <li className="record-row">
      <span>{companionText(met.with, names, t)}</span>
      <TallyBar tally={met.tally} />
    </li>
  )
}

function Bests({ record }: { readonly record: PersonRecord }) {
  const t = useText()
  const language = useLanguage((state) => state.language)
  if (record.bests.length === 0) return null
  return (
    <Card title={t('people.bests')}>
      <ul className="record-rows">
        {record.bests.map((best) => (
          <li key={`${best.game}/${best.variant}/${JSON.stringify(best.kind)}`} className="record-row">
            <span>
              {bestText(best, t)} <span className="record-soft">{wayText(best, t)}</span>
            </span>
            <b className="record-value" title={new Date(best.at).toLocaleDateString(language)}>
              {best.value}
            </b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function LastMatches({ record }: { readonly record: PersonRecord }) {
  const t = useText()
  const language = useLanguage((state) => state.language)
  return (
    <Card title={t('people.last')}>
      <ul className="record-rows">
        {record.last.map((match) => (
          <li key={match.ended} className="record-row" data-testid="person-last">
            <span>
              {wayText(match, t)}{' '}
              <span className="record-soft">
                {seatText(match.game, match.seat, t)} · {new Date(match.ended).toLocaleDateString(language)}
              </span>
            </span>
            <span className={`record-end is-${match.result}`}>{endText(match, t)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Returns how a match ended for its person; the place if there were more than two sides. */
function endText({ result, place, of }: PlayedMatch, t: Translate): string {
  if (result !== 'lost') return t(`people.result.${result}`)
  return of > 2 ? t('people.result.lost', { place, of }) : t('people.result.beaten')
}
