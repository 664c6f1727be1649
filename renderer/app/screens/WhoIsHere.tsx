import type { Guest, JoinRequest, Lobby, Room } from '../../../electron/contract/screens.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { useSettings } from '../../ui/settings.ts'
import type { ScreensActions } from './actions.ts'
import { channelsOf } from './audiences.ts'
import { DeviceIcon, WatchesIcon } from './deviceIcons.tsx'
import { seatName } from './seatName.ts'
import { useIsApart } from './useIsApart.ts'
import { useListsRequests } from './useScreensState.ts'

interface WhoIsHereProps {
  readonly room: Room
  readonly actions: ScreensActions
}

/** Shows the requests to join, and who is in the room. */
export function WhoIsHere({ room, actions }: WhoIsHereProps) {
  const t = useText()
  const isApart = useIsApart(room)
  useListsRequests()
  const isEmpty = room.guests.length === 0 && room.requests.length === 0
  return (
    <section className="who" aria-labelledby="who-title">
      <h3 id="who-title" className="title">
        {t('screens.who')}
      </h3>
      {isEmpty && <p className="screens-note">{t('screens.who.nobody')}</p>}
      {isApart && (
        <p className="screens-note is-strong" role="status" data-testid="screens-apart">
          {t('screens.apart')}
        </p>
      )}
      <ul>
        {room.requests.map((request) => (
          <RequestRow key={request.id} request={request} lobby={room.lobby} actions={actions} />
        ))}
        {room.guests.map((guest) => (
          <Present key={guest.id} guest={guest} room={room} actions={actions} />
        ))}
      </ul>
    </section>
  )
}

interface RequestRowProps {
  readonly request: JoinRequest
  readonly lobby: Lobby | null
  readonly actions: ScreensActions
}

/** Shows a request to join. */
function RequestRow({ request: { id, name, device, address, seat }, lobby, actions }: RequestRowProps) {
  const t = useText()
  const asks =
    seat === null ? t('screens.asks', { name }) : t('screens.asksSeat', { name, seat: seatName(lobby, seat) })
  return (
    <li className="who-row is-asking" data-testid={`knock-${id}`}>
      <DeviceIcon device={device} />
      <p>
        <strong>{asks}</strong>
        <small>{t('screens.knows', { device: t(`screens.device.${device}`), address })}</small>
      </p>
      <Button small kind="quiet" onClick={() => actions.refuse(id)} label={t('screens.refuseName', { name })}>
        {t('screens.refuse')}
      </Button>
      <Button small kind="main" onClick={() => actions.admit(id)} label={t('screens.admitName', { name })}>
        {t('screens.admit')}
      </Button>
    </li>
  )
}

interface PresentProps {
  readonly guest: Guest
  readonly room: Room
  readonly actions: ScreensActions
}

/** Shows a screen in the room. */
function Present({ guest, room, actions }: PresentProps) {
  const t = useText()
  return (
    <li className="who-row" data-connected={guest.connected} data-testid={`guest-${guest.id}`}>
      {guest.seat === null ? <WatchesIcon /> : <DeviceIcon device={guest.device} />}
      <p>
        <strong>{guest.name}</strong>
        <small>{what(t, guest, room)}</small>
      </p>
      <NameActions guest={guest} actions={actions} />
      <span className="who-delay">{reachedIn(t, guest)}</span>
      <Button
        small
        kind="quiet"
        onClick={() => actions.release(guest.id)}
        label={t('screens.removeName', { name: guest.name })}
      >
        {t('screens.remove')}
      </Button>
    </li>
  )
}

/** Approves the name that a guest asks for, or takes its name away: in streamer mode viewers see it. */
function NameActions({ guest: { id, name, askedName, seat }, actions }: Omit<PresentProps, 'room'>) {
  const t = useText()
  const isStreamed = useSettings(({ settings }) => settings.streamerMode)
  if (askedName === undefined && (!isStreamed || seat === null)) return null
  return (
    <span className="who-name">
      {askedName !== undefined && (
        <Button small kind="main" onClick={() => actions.approveName(id, askedName)} testId={`name-approve-${id}`}>
          {t('screens.approveName', { name: askedName })}
        </Button>
      )}
      <Button
        small
        kind="quiet"
        onClick={() => actions.removeName(id)}
        label={t('screens.dropNameOf', { name })}
        testId={`name-drop-${id}`}
      >
        {t('screens.dropName')}
      </Button>
    </span>
  )
}

function what(t: Translate, { name, device, seat, channel, connected }: Guest, room: Room): string {
  const { lobby } = room
  const by = t(`screens.device.${device}`)
  if (seat !== null) {
    const called = seatName(lobby, seat)
    return called === name ? t('screens.playsAs', { device: by }) : t('screens.plays', { device: by, seat: called })
  }
  if (!connected) return by
  const delay = channelsOf(room).find(({ id }) => id === channel)?.delay ?? 0
  if (delay === 0) return t('screens.watches', { device: by })
  if (typeof delay !== 'number') return t(`screens.watchesUntil.${delay}`, { device: by })
  return t('screens.watchesLate', { device: by, n: Math.round(delay / 1000) })
}

function reachedIn(t: Translate, { connected, delay, seat }: Guest): string {
  if (!connected) return t(seat === null ? 'screens.gone' : 'screens.lost')
  return delay === null ? '' : t('screens.delay', { n: Math.round(delay) })
}
