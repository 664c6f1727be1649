import { useState } from 'react'
import type { Network, Reach } from '../../../electron/contract/screens.ts'
import { useText } from '../../i18n/useText.ts'
import { useSettings } from '../../ui/settings.ts'
import { LockIcon, NetworkIcon } from './deviceIcons.tsx'
import { NetworkQuestion } from './NetworkQuestion.tsx'
import { networkText, offeredNetworks } from './networks.ts'

interface ReachChoiceProps {
  readonly networks: readonly Network[]
  /** Null while nothing is shared. */
  readonly reach: Reach | null
  readonly onChoose: (reach: Reach) => void
}

/** Chooses who can reach the table: this computer, or one of the networks. */
export function ReachChoice({ networks, reach, onChoose }: ReachChoiceProps) {
  const t = useText()
  const isStreamed = useSettings(({ settings }) => settings.streamerMode)
  const [asked, setAsked] = useState<string | null>(null)
  const choose = (address: string) => {
    setAsked(null)
    onChoose({ kind: 'network', address })
  }
  return (
    <section className="reach" aria-labelledby="reach-title">
      <h3 id="reach-title" className="title">
        {t('screens.reach')}
      </h3>
      <div className="reach-choices">
        <Choice
          chosen={reach?.kind === 'computer'}
          onChoose={() => onChoose({ kind: 'computer' })}
          icon={<LockIcon />}
          title={t('screens.reach.computer')}
          about={t('screens.reach.computer.about')}
          testId="reach-computer"
        />
        {offeredNetworks(networks, reach).map(({ name, address }) => (
          <Choice
            key={address}
            chosen={reach?.kind === 'network' && reach.address === address}
            onChoose={() => (isStreamed ? setAsked(address) : choose(address))}
            icon={<NetworkIcon />}
            title={t('screens.reach.network')}
            about={networkText(t, { name, address })}
            testId={`reach-${address}`}
          />
        ))}
      </div>
      {asked !== null && <NetworkQuestion onYes={() => choose(asked)} onNo={() => setAsked(null)} />}
      {networks.length === 0 && <p className="screens-note">{t('screens.reach.none')}</p>}
      {networks.length > 0 && reach?.kind !== 'network' && <p className="screens-note">{t('screens.firewall')}</p>}
      <p className="screens-note">
        <LockIcon />
        <span>{t('screens.secrets')}</span>
      </p>
    </section>
  )
}

interface ChoiceProps {
  readonly chosen: boolean
  readonly onChoose: () => void
  readonly icon: React.ReactNode
  readonly title: string
  readonly about: string
  readonly testId: string
}

function Choice({ chosen, onChoose, icon, title, about, testId }: ChoiceProps) {
  return (
    <button type="button" className="reach-choice" aria-pressed={chosen} onClick={onChoose} data-testid={testId}>
      {icon}
      <span>
        <strong>{title}</strong>
        <small>{about}</small>
      </span>
    </button>
  )
}
