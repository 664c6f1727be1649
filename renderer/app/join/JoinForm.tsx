import { type FormEvent, useState } from 'react'
import { LONGEST_NAME, textFault } from '../../../electron/contract/plainText.ts'
import {
  LONGEST_ADDRESS,
  placeText,
  readTableAddress,
  type TableAddress,
} from '../../../electron/contract/tableAddress.ts'
import { useText } from '../../i18n/useText.ts'
import { useOtherTable } from '../../remote/otherTable/guest.ts'
import { giveUp, joinTable, pairWith, tableKeep } from '../../remote/otherTable/otherTable.ts'
import { VERSION } from '../../remote/version.ts'
import { masked, useIsCaptured } from '../../ui/captured.ts'
import { Button } from '../../ui/controls.tsx'
import { TextField } from '../../ui/TextField.tsx'

/** The longest input for a table's words. A table has three words, which are shorter than this. */
const LONGEST_WORDS = 120

type Fault = 'address' | 'words' | 'name'

interface JoinFormProps {
  readonly address: string
  readonly onAddress: (address: string) => void
  /** The address of the table that was chosen last from the list: the words are asked for next. */
  readonly chosen: string
}

/** Asks for the address of a table, for its words if the address has no token, and for the player's name. */
export function JoinForm({ address, onAddress, chosen }: JoinFormProps) {
  const t = useText()
  const [words, setWords] = useState('')
  const [name, setName] = useState(tableKeep.name)
  const [fault, setFault] = useState<Fault | null>(null)
  const stage = useOtherTable((state) => state.stage)
  const isBusy = stage !== 'outside'
  const isCaptured = useIsCaptured()
  const read = readTableAddress(address)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultIn(read, words, name)
    setFault(found)
    if (found !== null || !read) return
    if (read.token !== null) joinTable(read, name.trim())
    else void pairWith({ host: read.host, port: read.port }, wordsIn(words), name.trim())
  }
  return (
    <form className="join-form" onSubmit={submit}>
      <h2 className="title">{t('join.byAddress')}</h2>
      <TextField
        label={t('join.address')}
        value={address}
        onChange={onAddress}
        about={t('join.address.about')}
        error={fault === 'address' && !read ? t('join.address.fault') : undefined}
        maxLength={LONGEST_ADDRESS}
        isMasked={isCaptured}
        testId="join-address"
      />
      {read?.token == null && (
        <TextField
          key={chosen}
          label={t('join.words')}
          value={words}
          onChange={setWords}
          about={t('join.words.about')}
          error={fault === 'words' ? t('join.words.fault') : undefined}
          maxLength={LONGEST_WORDS}
          isMasked={isCaptured}
          autoFocus={chosen !== ''}
          testId="join-words"
        />
      )}
      <TextField
        label={t('lobby.name')}
        value={name}
        onChange={setName}
        error={fault === 'name' ? t('join.name.fault') : undefined}
        maxLength={LONGEST_NAME}
        testId="join-name"
      />
      <div className="table-lobby-actions">
        {isBusy ? (
          <Button onClick={giveUp} testId="join-cancel">
            {t('common.cancel')}
          </Button>
        ) : (
          <Button kind="main" submits testId="join-go">
            {t('join.go')}
          </Button>
        )}
      </div>
      <Progress />
      <p className="about">{t('join.secrets')}</p>
    </form>
  )
}

/** Shows how far joining has come, or why it failed. */
function Progress() {
  const t = useText()
  const { stage, failure, place } = useOtherTable()
  if (stage === 'pairing') return <p role="status">{t('knock.waiting')}</p>
  if (stage === 'joining') return <p role="status">{t('link.connecting')}</p>
  if (!failure) return null
  return (
    <p role="alert" className="field-error" data-testid="join-failure">
      {t(`join.fail.${failure}`, { address: place ? masked(placeText(place)) : '', version: VERSION })}
    </p>
  )
}

function faultIn(read: TableAddress | null, words: string, name: string): Fault | null {
  if (!read) return 'address'
  if (read.token === null && (wordsIn(words).length === 0 || wordsIn(words).length > 8)) return 'words'
  return textFault(name.trim(), LONGEST_NAME) === null ? null : 'name'
}

function wordsIn(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[\s,.-]+/)
    .filter((word) => word !== '')
}
