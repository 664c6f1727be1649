import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { GameId } from '../../../electron/contract/ipc.ts'
import type { Room, ScreensState } from '../../../electron/contract/screens.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { OffAir } from '../../ui/OffAir.tsx'
import { useSettings } from '../../ui/settings.ts'
import type { ScreensActions } from './actions.ts'
import { doing } from './doing.ts'
import { LobbySeats } from './LobbySeats.tsx'
import { NetworkQuestion } from './NetworkQuestion.tsx'
import { offeredNetworks } from './networks.ts'
import { PhoneLeads } from './PhoneLeads.tsx'
import './phoneLobby.css'
import { QrCode } from './QrCode.tsx'
import { ScreensSheet } from './ScreensScreen.tsx'
import { useListsRequests, useScreensState } from './useScreensState.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** Opens the rest of the room's settings; changes nothing. */
const MORE = 'planned-screens'

interface PhoneLobbyProps {
  readonly game: GameId
  readonly actions?: Pick<ScreensActions, 'newWords' | 'admit' | 'refuse' | 'letPhoneLead'>
}

/** Opens the table to phones with one press; shows nothing once it is open. */
export function InvitePhones({ actions = doing }: { readonly actions?: Pick<ScreensActions, 'open'> }) {
  const t = useText()
  const state = useScreensState()
  const isStreamed = useSettings(({ settings }) => settings.streamerMode)
  const [isAsked, ask] = useState(false)
  if (state?.room) return null
  const reach = state && widestReach(state)
  const open = () => reach && actions.open(reach)
  if (isAsked) return <NetworkQuestion onYes={open} onNo={() => ask(false)} />
  return (
    <Button
      disabled={!state}
      onClick={() => (isStreamed && reach?.kind === 'network' ? ask(true) : open())}
      testId="phones-open"
    >
      {t('phones.open')}
    </Button>
  )
}

/** Shows how phones join an open table, large enough to be read across a room, and who plays which side. */
export function PhoneLobby({ game, actions = doing }: PhoneLobbyProps) {
  const t = useText()
  const room = useScreensState()?.room
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLElement>(null)
  useFocusOnceOpened(ref, room != null)
  if (!room) return null
  return (
    <section ref={ref} className="phone-lobby" aria-label={t('phones.open')} data-testid="planned-room">
      <Invitation game={game} room={room} actions={actions} onMore={() => setOpen(true)} />
      {isOpen && <ScreensSheet back={t('screens.plan.back')} onClose={() => setOpen(false)} />}
    </section>
  )
}

/** Focuses the last button of the lobby once it opens, if the pressed one, which is gone, had the focus. */
function useFocusOnceOpened(ref: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpen = useRef(isOpen)
  useLayoutEffect(() => {
    if (isOpen && !wasOpen.current && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>(`[data-testid="${MORE}"]`)?.focus()
    wasOpen.current = isOpen
  }, [ref, isOpen])
}

/** Returns the network that other devices most likely share, or this computer alone if it has none. */
function widestReach({ networks }: ScreensState) {
  const [first] = offeredNetworks(networks, null)
  return first ? ({ kind: 'network', address: first.address } as const) : ({ kind: 'computer' } as const)
}

interface InvitationProps {
  readonly game: GameId
  readonly room: Room
  readonly actions: Pick<ScreensActions, 'newWords' | 'admit' | 'refuse' | 'letPhoneLead'>
  readonly onMore: () => void
}

function Invitation({ game, room, actions, onMore }: InvitationProps) {
  const t = useText()
  const link = room.links.find(({ channel }) => channel.kind === 'room')
  return (
    <div className="phone-lobby-open">
      <OffAir>
        {link && <QrCode text={link.url} label={t('screens.qr', { address: room.address })} />}
        <HowToJoin room={room} actions={actions} />
      </OffAir>

      <div className="phone-lobby-players">
        <LobbySeats game={game} room={room} />
        <PhoneLeads value={room.phoneLeads === true} onChange={actions.letPhoneLead} />
        <Button small kind="quiet" onClick={onMore} testId={MORE}>
          {t('phones.more')}
        </Button>
      </div>
    </div>
  )
}

function HowToJoin({ room, actions }: Pick<InvitationProps, 'room' | 'actions'>) {
  const t = useText()
  useListsRequests()
  return (
    <div className="phone-lobby-words">
      <p>{t('phones.scan')}</p>
      <p className="phone-lobby-address" data-testid="door-address">
        {room.address}
      </p>
      <Words room={room} onNew={actions.newWords} />
      {room.requests.map(({ id, name }) => (
        <div key={id} className="phone-lobby-request" role="status" data-testid={`knock-${id}`}>
          <b>{t('screens.asks', { name })}</b>
          <Button small kind="quiet" onClick={() => actions.refuse(id)}>
            {t('screens.refuse')}
          </Button>
          <Button small kind="main" onClick={() => actions.admit(id)}>
            {t('screens.admit')}
          </Button>
        </div>
      ))}
    </div>
  )
}

/** Shows valid words to type beside the address: spent ones are replaced at once. */
function Words({ room: { words }, onNew }: { readonly room: Room; readonly onNew: () => void }) {
  const t = useText()
  const left = useSecondsLeft(words?.until ?? 0)
  const isValid = words !== null && left > 0
  useEffect(() => {
    if (!isValid) onNew()
  }, [isValid, onNew])
  return (
    <p className="phone-lobby-typed" data-testid="door-words">
      {isValid && (
        <>
          {t('phones.words')} <b>{words.words.join(' ')}</b>
        </>
      )}
    </p>
  )
}
