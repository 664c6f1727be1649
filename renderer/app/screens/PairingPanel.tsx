import { useState } from 'react'
import type { Link, Room } from '../../../electron/contract/screens.ts'
import { useText } from '../../i18n/useText.ts'
import { Button, Segments } from '../../ui/controls.tsx'
import type { ScreensActions } from './actions.ts'
import { QrCode } from './QrCode.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'

interface PairingPanelProps {
  readonly room: Room
  readonly actions: ScreensActions
}

type Entrance = 'room' | 'watch'

/** Shows how others join: an address to scan, or words to type. */
export function PairingPanel({ room, actions }: PairingPanelProps) {
  const t = useText()
  const [entrance, setEntrance] = useState<Entrance>('room')
  const link = room.links.find(({ channel }) => channel.kind === entrance)
  return (
    <section className="door" aria-label={t('screens.door')}>
      <Segments
        label={t('screens.door')}
        value={entrance}
        onChange={setEntrance}
        options={[
          { value: 'room', label: t('screens.door.seat'), testId: 'door-seat' },
          { value: 'watch', label: t('screens.door.watch'), testId: 'door-watch' },
        ]}
      />
      {link && <Address link={link} address={room.address} onCopy={() => actions.copy(link.url)} />}
      {entrance === 'room' && <Words room={room} onNew={actions.newWords} />}
    </section>
  )
}

interface AddressProps {
  readonly link: Link
  readonly address: string
  readonly onCopy: () => void
}

function Address({ link, address, onCopy }: AddressProps) {
  const t = useText()
  return (
    <div className="door-address wood">
      <QrCode text={link.url} label={t('screens.qr', { address })} />
      <p data-testid="door-address">{address}</p>
      <Button small onClick={onCopy} testId="door-copy">
        {t('screens.copy')}
      </Button>
    </div>
  )
}

/** The seconds for which words are valid. */
const GOOD_FOR = 120

function Words({ room: { words, address }, onNew }: { readonly room: Room; readonly onNew: () => void }) {
  const t = useText()
  const left = useSecondsLeft(words?.until ?? 0)
  return (
    <div className="door-words">
      {words && left > 0 ? (
        <>
          <p className="screens-strong">{t('screens.words', { address })}</p>
          <p className="door-word-row" data-testid="door-words">
            {words.words.map((word) => (
              <b key={word}>{word}</b>
            ))}
          </p>
          <div className="door-time">
            <span>{t('screens.words.left', { time: clock(left) })}</span>
            <Button small kind="quiet" onClick={onNew} testId="door-new-words">
              {t('screens.words.new')}
            </Button>
          </div>
          <progress className="door-bar" max={GOOD_FOR} value={left} aria-hidden="true" />
        </>
      ) : (
        <Button small onClick={onNew} testId="door-new-words">
          {t('screens.words.make')}
        </Button>
      )}
    </div>
  )
}

/** Formats seconds as minutes and seconds. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
