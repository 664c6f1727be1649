import type { Profile } from '../../../electron/contract/people.ts'
import { sounds } from '../../audio/sounds.ts'
import { useText } from '../../i18n/useText.ts'
import { PersonBadge } from './PersonBadge.tsx'
import { useProfiles } from './people.ts'
import './personChips.css'

interface PersonChipsProps {
  /** The name of the choice. */
  readonly label: string
  /** The chosen person; undefined for a guest. */
  readonly chosen: string | undefined
  /** The persons at the other seats. */
  readonly taken: readonly string[]
  readonly onChoose: (person: Profile | null) => void
  readonly testId: string
}

/** The people of this computer and the guest, each one press away; nothing while there are no people. */
export function PersonChips({ label, chosen, taken, onChoose, testId }: PersonChipsProps) {
  const t = useText()
  const profiles = useProfiles()
  if (profiles.length === 0) return null
  const isKnown = profiles.some(({ id }) => id === chosen)
  return (
    <fieldset className="person-chips" data-testid={testId}>
      <legend className="visually-hidden">{label}</legend>
      {profiles.map((profile) => (
        <Chip
          key={profile.id}
          isChosen={profile.id === chosen}
          isTaken={taken.includes(profile.id)}
          onPress={() => onChoose(profile)}
          testId={`${testId}-${profile.name}`}
        >
          <PersonBadge look={profile} width={1.5} />
          {profile.name}
        </Chip>
      ))}
      <Chip isChosen={!isKnown} isTaken={false} onPress={() => onChoose(null)} testId={`${testId}-guest`}>
        {t('people.guest')}
      </Chip>
    </fieldset>
  )
}

interface ChipProps {
  readonly isChosen: boolean
  readonly isTaken: boolean
  readonly onPress: () => void
  readonly testId: string
  readonly children: React.ReactNode
}

function Chip({ isChosen, isTaken, onPress, testId, children }: ChipProps) {
  return (
    <button
      type="button"
      className="person-chip"
      aria-pressed={isChosen}
      disabled={isTaken}
      data-testid={testId}
      onClick={() => {
        sounds.play('click', { bus: 'interface' })
        onPress()
      }}
    >
      {children}
    </button>
  )
}
