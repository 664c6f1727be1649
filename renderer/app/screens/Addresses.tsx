import type { Link, Room } from '../../../electron/contract/screens.ts'
import { channelName } from '../../i18n/channelName.ts'
import type { Translate } from '../../i18n/t.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import type { ScreensActions } from './actions.ts'
import { overlaysFor } from './audiences.ts'
import { seatName } from './seatName.ts'

interface AddressesProps {
  readonly room: Room
  readonly actions: Pick<ScreensActions, 'copy' | 'revoke' | 'renew'>
}

/** Shows all valid addresses, each with buttons to copy or revoke it. */
export function Addresses({ room, actions }: AddressesProps) {
  const t = useText()
  return (
    <details className="addresses" data-testid="addresses">
      <summary className="title">{t('screens.links', { n: room.links.length })}</summary>
      <p className="screens-note">{t('screens.links.about')}</p>
      <ul>
        {room.links.map((link) => (
          <Address key={link.id} link={link} room={room} actions={actions} />
        ))}
      </ul>
      <Button small kind="quiet" onClick={() => actions.renew(room.reach)} testId="screens-renew">
        {t('screens.renew')}
      </Button>
    </details>
  )
}

function Address({ link, room, actions }: AddressesProps & { readonly link: Link }) {
  const t = useText()
  const what = purpose(t, link, room)
  const overlays = overlaysFor(room, [link])
  return (
    <li className="who-row" data-testid={`link-${link.id}`}>
      <p>
        <strong>{what}</strong>
        <small>{used(t, link, room)}</small>
      </p>
      <Button small kind="quiet" onClick={() => actions.copy(link.url)} label={t('screens.copyOf', { what })}>
        {t('screens.copyShort')}
      </Button>
      {overlays && (
        <Button small kind="quiet" onClick={() => actions.copy(overlays)} label={t('screens.overlaysOf', { what })}>
          {t('screens.overlaysShort')}
        </Button>
      )}
      <Button small kind="quiet" onClick={() => actions.revoke(link.id)} label={t('screens.revokeOf', { what })}>
        {t('screens.revoke')}
      </Button>
    </li>
  )
}

function purpose(t: Translate, { channel }: Link, { lobby }: Room): string {
  if (channel.kind === 'seat') return t('screens.link.seat', { seat: seatName(lobby, channel.seat) })
  if (channel.kind === 'room') return t('screens.link.room')
  if (channel.caster) return t('casters.link')
  return channel.id === undefined ? t('screens.link.watch') : t('channels.link', { name: channelName(t, channel.id) })
}

/** Returns a text that says who uses the address: revoking it disconnects them. */
function used(t: Translate, { channel, guest }: Link, { guests }: Room): string {
  if (channel.kind === 'watch' && channel.caster) return t('casters.one')
  if (channel.kind !== 'seat') return t('screens.link.many')
  const name = guests.find(({ id }) => id === guest)?.name
  return name ? t('screens.link.used', { name }) : t('screens.link.free')
}
