import { type RoomChannel, WATCH_CHANNEL } from '../../../electron/contract/channels.ts'
import type { Room } from '../../../electron/contract/screens.ts'
import { channelName } from '../../i18n/channelName.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Toggle } from '../../ui/controls.tsx'
import type { ScreensActions } from './actions.ts'
import { forAudiences } from './audiences.ts'
import { castersOf, linkOf } from './casters.ts'
import { QrCode } from './QrCode.tsx'
import { seatName } from './seatName.ts'

interface CastersProps {
  readonly room: Room
  readonly actions: Pick<ScreensActions, 'inviteCaster' | 'agreeToCaster' | 'removeChannel' | 'revoke' | 'copy'>
}

/** Invites a caster for an audience, and shows what the players have answered. */
export function Casters({ room, actions }: CastersProps) {
  const t = useText()
  const casters = castersOf(room)
  const audiences = forAudiences(room)
  const free = audiences.filter(({ id }) => !casters.some(({ target, earlier }) => target === id && !earlier))
  return (
    <section className="audiences" aria-labelledby="casters-title">
      <h3 id="casters-title" className="title">
        {t('casters.title')}
      </h3>
      {casters.map((caster) => (
        <Caster key={caster.id} caster={caster} room={room} actions={actions} />
      ))}
      {room.lobby?.matchId && free.length > 0 && (
        <div className="audiences-more">
          <span>{t('casters.invite')}</span>
          {free.map(({ id }) => (
            <Button
              key={id}
              small
              kind="quiet"
              onClick={() => actions.inviteCaster(id)}
              label={`${t('casters.invite')} ${channelName(t, id)}`}
              testId={`caster-invite-${id}`}
            >
              {channelName(t, id)}
            </Button>
          ))}
        </div>
      )}
      <p className="screens-note">{t(room.lobby?.matchId ? 'casters.about' : 'casters.later')}</p>
    </section>
  )
}

function Caster({ caster, room, actions }: CastersProps & { readonly caster: RoomChannel }) {
  const t = useText()
  const { id, target = WATCH_CHANNEL, agreements = [] } = caster
  const link = linkOf(room, caster)
  const name = t('casters.of', { name: channelName(t, target) })
  const isThere = room.guests.some(({ channel, connected }) => channel === id && connected)
  return (
    <div className="audience" data-testid={`caster-${target}`}>
      <p>
        <strong>{name}</strong>
        <small>{t(isThere ? 'screens.seat.there' : 'screens.link.free')}</small>
      </p>
      {link && (
        <div className="door-address wood">
          <QrCode text={link.url} label={t('screens.qr', { address: room.address })} />
          <div className="audiences-more">
            <Button small onClick={() => actions.copy(link.url)} testId={`caster-copy-${target}`}>
              {t('screens.copy')}
            </Button>
            <Button small kind="quiet" onClick={() => actions.revoke(link.id)} testId={`caster-renew-${target}`}>
              {t('casters.renew')}
            </Button>
            <Button
              small
              kind="quiet"
              onClick={() => actions.removeChannel(id)}
              label={t('screens.removeName', { name })}
              testId={`caster-remove-${target}`}
            >
              {t('screens.remove')}
            </Button>
          </div>
        </div>
      )}
      {agreements.map(({ seat, agreed, here }) => {
        const player = seatName(room.lobby, seat)
        if (!here) return <p key={seat}>{t(agreed ? 'casters.agreed' : 'casters.asked', { name: player })}</p>
        return (
          <Toggle
            key={seat}
            label={t('casters.shows', { name: player })}
            value={agreed}
            onChange={(agrees) => actions.agreeToCaster(seat, agrees)}
            testId={`caster-agrees-${seat}`}
          />
        )
      })}
    </div>
  )
}
