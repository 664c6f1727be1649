import type { Delay, RoomChannel } from '../../../electron/contract/channels.ts'
import { WATCH_CHANNEL } from '../../../electron/contract/channels.ts'
import type { Room } from '../../../electron/contract/screens.ts'
import { channelName, OFFERED_CHANNELS } from '../../i18n/channelName.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Segments } from '../../ui/controls.tsx'
import type { ScreensActions } from './actions.ts'
import { delayText, forAudiences } from './audiences.ts'

/** The delays to choose from, in milliseconds or until an end. */
const DELAYS: readonly Delay[] = [0, 10_000, 30_000, 60_000, 300_000, 900_000, 'turn', 'match']

type Actions = Pick<ScreensActions, 'delayWatching' | 'addChannel' | 'removeChannel'>

interface AudiencesProps {
  readonly room: Room
  readonly actions: Actions
}

/**
 * The audiences of the table, each with its delay: with one, a stream reveals no secrets to the players at the table.
 */
export function Audiences({ room, actions }: AudiencesProps) {
  const t = useText()
  const channels = forAudiences(room)
  const usual = channels.find(({ id }) => id === WATCH_CHANNEL)?.delay ?? 0
  const missing = OFFERED_CHANNELS.filter((id) => !channels.some((one) => one.id === id))
  return (
    <section className="audiences" aria-labelledby="audiences-title">
      <h3 id="audiences-title" className="title">
        {t('screens.watchDelay')}
      </h3>
      {channels.map((channel) => (
        <Audience key={channel.id} channel={channel} isOnly={channels.length === 1} actions={actions} />
      ))}
      {missing.length > 0 && (
        <div className="audiences-more">
          <span>{t('channels.add')}</span>
          {missing.map((id) => (
            <Button
              key={id}
              small
              kind="quiet"
              onClick={() => actions.addChannel(id, usual)}
              label={`${channelName(t, id)}: ${t('channels.add')}`}
              testId={`channel-add-${id}`}
            >
              {channelName(t, id)}
            </Button>
          ))}
        </div>
      )}
      <p className="screens-note">{t('channels.about')}</p>
    </section>
  )
}

interface AudienceProps {
  readonly channel: RoomChannel
  readonly isOnly: boolean
  readonly actions: Actions
}

function Audience({ channel: { id, delay }, isOnly, actions }: AudienceProps) {
  const t = useText()
  const name = channelName(t, id)
  const options = DELAYS.map((value) => ({
    value,
    label: delayText(t, value),
    testId: `${id}-delay-${typeof value === 'number' ? value / 1000 : value}`,
  }))
  return (
    <div className="audience" data-testid={`channel-${id}`}>
      {!isOnly && (
        <p>
          <strong>{name}</strong>
          {id !== WATCH_CHANNEL && (
            <Button
              small
              kind="quiet"
              onClick={() => actions.removeChannel(id)}
              label={t('screens.removeName', { name })}
              testId={`channel-remove-${id}`}
            >
              {t('screens.remove')}
            </Button>
          )}
        </p>
      )}
      <Segments
        label={isOnly ? t('screens.watchDelay') : t('channels.delayOf', { name })}
        value={delay}
        onChange={(value) => actions.delayWatching(id, value)}
        options={options}
      />
    </div>
  )
}
