import { useEffect, useState } from 'react'
import { type RoomChannel, WATCH_CHANNEL } from '../../../electron/contract/channels.ts'
import { FEED_SIZES, type FeedSize } from '../../../electron/contract/cleanFeed.ts'
import type { Channel, Channels } from '../../../electron/contract/ipc.ts'
import type { ScreensState } from '../../../electron/contract/screens.ts'
import { call } from '../../host/client.ts'
import { channelName } from '../../i18n/channelName.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Segments, Toggle } from '../../ui/controls.tsx'
import { showProblem } from '../../ui/toasts/toasts.ts'
import { delayText } from './audiences.ts'

const SIZES = FEED_SIZES.map((value) => ({ value, label: value.replace('x', '×'), testId: `feed-${value}` }))

interface FeedChoiceProps {
  /** The open window; missing while it is closed. */
  readonly feed: ScreensState['feed'] | undefined
  /** The channels that it can follow; empty while no room is open. */
  readonly channels: readonly RoomChannel[]
}

/** Opens and closes the window that a program for streams captures. */
export function FeedChoice({ feed, channels }: FeedChoiceProps) {
  const t = useText()
  const audiences = channels.map(({ id }) => ({ value: id, label: channelName(t, id), testId: `feed-for-${id}` }))
  const [wished, setWished] = useState<string>(WATCH_CHANNEL)
  const channel = channels.some(({ id }) => id === wished) ? wished : WATCH_CHANNEL
  const [size, setSize] = useState<FeedSize>('1920x1080')
  const [borderless, setBorderless] = useState(false)
  const stopsCovered = useStopsCovered()
  return (
    <section className="feed-choice" aria-labelledby="feed-choice-title">
      <h3 id="feed-choice-title" className="title">
        {t('feed.title')}
      </h3>
      <p className="screens-note">{t('feed.about')}</p>
      <Segments label={t('feed.size')} value={size} onChange={setSize} options={SIZES} />
      <Toggle label={t('feed.borderless')} value={borderless} onChange={setBorderless} testId="feed-borderless" />
      {audiences.length > 1 && (
        <Segments label={t('feed.audience')} value={channel} onChange={setWished} options={audiences} />
      )}
      <p className="screens-note" data-testid="feed-state">
        {feed
          ? t('feed.isOpen', { name: channelName(t, feed.id), delay: delayText(t, feed.delay) })
          : t('feed.isClosed')}
      </p>
      <div className="feed-actions">
        <Button onClick={() => void ask('windows:feed', { size, borderless, channel })} testId="feed-open">
          {t(feed ? 'feed.again' : 'feed.open')}
        </Button>
        {feed && (
          <Button kind="quiet" onClick={() => void ask('windows:closeFeed', {})} testId="feed-close">
            {t('feed.close')}
          </Button>
        )}
      </div>
      {stopsCovered && <p className="screens-note">{t('feed.covered')}</p>}
    </section>
  )
}

async function ask<C extends Extract<Channel, `windows:${string}`>>(
  channel: C,
  request: Channels[C]['request'],
): Promise<void> {
  const answer = await call(channel, request)
  if (!answer.ok) showProblem(answer.problem)
}

/** Returns whether the system may stop a window that others cover. */
function useStopsCovered(): boolean {
  const [stops, setStops] = useState(false)
  useEffect(() => {
    void call('app:info', {}).then((answer) => setStops(answer.ok && answer.value.stopsCovered === true))
  }, [])
  return stops
}
