import { useEffect, useState } from 'react'
import { WATCH_CHANNEL } from '../../../electron/contract/channels.ts'
import type { AddressedAudience } from '../../../electron/contract/overlaysAddress.ts'
import { useSession } from '../../host/session.ts'
import { channelName } from '../../i18n/channelName.ts'
import { LANGUAGES } from '../../i18n/t.ts'
import { useLanguage, useText } from '../../i18n/useText.ts'
import type { OverlayGame } from '../../overlayGame.ts'
import { Button, Toggle } from '../../ui/controls.tsx'
import { LanguageChoice } from '../LanguageChoice.tsx'
import { ALL, LAYOUTS, type Layout, OVERLAY_PARTS, THEMES } from '../overlay/address.ts'
import { useOverlayGame } from '../overlay/useOverlayGame.ts'
import { useOverlayScene } from '../overlay/useOverlayScene.ts'
import { chooseAudience } from './audiences.ts'
import { Choice } from './Choice.tsx'
import type { Choices } from './choices.ts'
import { afterEvents, EXAMPLE, exampleVote } from './example.tsx'
import { OverlayRow } from './OverlayRow.tsx'
import { StyleNote } from './StyleNote.tsx'

interface OverlaysPageProps {
  /** The token of the audience that is shown; null without an address from the table. */
  readonly token: string | null
  /** The audiences to choose from; none if the address has a single token. */
  readonly audiences?: readonly AddressedAudience[]
}

/** The overlays of an audience: previews, and addresses with the chosen options. */
export function OverlaysPage({ token, audiences = [] }: OverlaysPageProps) {
  const match = useSession((state) => state.match)
  const game = useOverlayGame(match?.game ?? null)
  const t = useText()
  const [chosen, setChosen] = useState<Chosen>(USUAL)
  if (token === null) return <p role="alert">{t('watch.noAddress')}</p>
  return (
    <OverlayList
      key={game ? match?.game : ''}
      {...{ game, token, audiences, chosen }}
      onChange={(change) => setChosen({ ...chosen, ...change })}
    />
  )
}

/** The choices so far; without a language the page's own. */
type Chosen = Omit<Choices, 'language'> & Partial<Choices>

interface OverlayListProps {
  readonly game: OverlayGame | null
  readonly token: string
  readonly audiences: readonly AddressedAudience[]
  readonly chosen: Chosen
  readonly onChange: (change: Partial<Choices>) => void
}

function OverlayList({ game, token, audiences, chosen, onChange }: OverlayListProps) {
  const t = useText()
  const language = useLanguage((state) => state.language)
  const [ground, setGround] = useState<'dark' | 'light'>('dark')
  const [events, addEvent] = useTriedEvents()
  const choices: Choices = { language, ...chosen }
  const channel = audiences.find((one) => one.token === token)?.channel ?? WATCH_CHANNEL
  const live = useOverlayScene(game, { side: chosen.side === 0 ? null : String(chosen.side), isIntroducing: true })
  const facts = live.facts ?? EXAMPLE
  const speech = live.speech ?? { title: t('overlay.part.lower-third'), names: facts.sides }
  const vote = live.vote ?? exampleVote(facts.sides[0]?.name ?? '')
  const scene = { ...live, speech, vote, facts: afterEvents(facts, events, t('overlays.test.line')) }
  return (
    <main className="overlays parchment">
      <header>
        <h1 className="title">{t('overlays.title')}</h1>
        <LanguageChoice />
      </header>
      <p>{t('overlays.about')}</p>
      <p>{t('overlays.save.about')}</p>
      <p>{t(live.facts ? 'overlays.live' : 'overlays.example')}</p>
      <div className="overlays-choices">
        {audiences.length > 1 && (
          <Choice
            label={t('overlays.audience')}
            value={token}
            onChange={chooseAudience}
            options={audiences.map(({ channel, token: value }) => ({
              value,
              label: channelName(t, channel),
              testId: `audience-${channel}`,
            }))}
          />
        )}
        <Options choices={choices} sides={facts.sides.length} onChange={onChange} />
        <Choice
          label={t('overlays.ground')}
          value={ground}
          onChange={setGround}
          options={(['dark', 'light'] as const).map((value) => ({ value, label: t(`overlays.ground.${value}`) }))}
        />
        <Button kind="main" onClick={addEvent} testId="overlays-test">
          {t('overlays.test')}
        </Button>
        <p>{t('overlays.test.about')}</p>
      </div>
      <ul>
        {([ALL, ...OVERLAY_PARTS] as const).map((page) => (
          <OverlayRow key={page} page={page} {...{ scene, choices, ground, token }} channel={channel} />
        ))}
      </ul>
      <StyleNote />
    </main>
  )
}

/** The time for which the previews show a tried event, in milliseconds. */
const TRIED = 8000

/** Returns how many events were tried, none once the last of them has been shown for a while, and tries another. */
function useTriedEvents(): [number, () => void] {
  const [events, setEvents] = useState(0)
  useEffect(() => {
    if (events === 0) return
    const timer = setTimeout(() => setEvents(0), TRIED)
    return () => clearTimeout(timer)
  }, [events])
  return [events, () => setEvents(events + 1)]
}

const USUAL = { theme: 'dark', scale: 1, layout: 'wide', side: 0, moves: true } as const
const SHAPES = { wide: '16:9', tall: '9:16' } as const satisfies Readonly<Record<Layout, string>>
const SCALES = [0.75, 1, 1.25, 1.5, 2] as const

interface OptionsProps {
  readonly choices: Choices
  readonly sides: number
  readonly onChange: (change: Partial<Choices>) => void
}

/** The options that all addresses share. */
function Options({ choices, sides, onChange }: OptionsProps) {
  const t = useText()
  const numbers = Array.from({ length: sides }, (_, place) => place + 1)
  return (
    <>
      <Choice
        label={t('overlays.theme')}
        value={choices.theme}
        onChange={(theme) => onChange({ theme })}
        options={THEMES.map((value) => ({ value, label: t(`overlays.theme.${value}`), testId: `theme-${value}` }))}
      />
      <Choice
        label={t('overlays.scale')}
        value={choices.scale}
        onChange={(scale) => onChange({ scale })}
        options={SCALES.map((value) => ({ value, label: String(value), testId: `scale-${value}` }))}
      />
      <Choice
        label={t('overlays.layout')}
        value={choices.layout}
        onChange={(layout) => onChange({ layout })}
        options={LAYOUTS.map((value) => ({ value, label: SHAPES[value], testId: `layout-${value}` }))}
      />
      <Choice
        label={t('overlays.side')}
        value={choices.side}
        onChange={(side) => onChange({ side })}
        options={[0, ...numbers].map((value) => ({
          value,
          label: value === 0 ? t('overlays.side.all') : String(value),
        }))}
      />
      <Choice
        label={t('overlays.language')}
        value={choices.language}
        onChange={(language) => onChange({ language })}
        options={LANGUAGES.map((value) => ({ value, label: value.toUpperCase(), testId: `overlays-${value}` }))}
      />
      <Toggle label={t('overlays.motion')} value={choices.moves} onChange={(moves) => onChange({ moves })} />
    </>
  )
}
