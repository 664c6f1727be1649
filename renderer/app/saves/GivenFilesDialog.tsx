import type { GivenFile } from '../../../electron/contract/ipc.ts'
import { opening } from '../../i18n/t.ts'
import { useMatchName } from '../../i18n/useMatchName.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { problemDetails } from '../../ui/toasts/problemText.ts'
import { mapTextProblem } from '../games.ts'
import { isGuest } from '../join/guest.ts'
import { LeaveFirst } from '../join/LeaveFirst.tsx'
import { closeToldFiles, openLater, openWaiting, useGivenFiles } from './givenFiles.ts'
import { continueMatch, leaveForMap, leaveForReplay } from './saves.ts'
import './givenFilesDialog.css'

/** Tells what became of each file that the player gave, and opens it if he wants. */
export function GivenFilesDialog() {
  const t = useText()
  const { told, toOpen } = useGivenFiles()
  if (toOpen) return <LeaveFirst onLeft={openWaiting} onCancel={closeToldFiles} />
  if (told.length === 0) return null
  return (
    <Dialog
      title={t('files.title', { n: told.length })}
      surface="parchment"
      className="given-files"
      onClose={closeToldFiles}
      testId="given-files"
      actions={
        <Button kind="main" onClick={closeToldFiles} autoFocus testId="given-close">
          {t('common.close')}
        </Button>
      }
    >
      <ol className="given-list">
        {told.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outcomes have no other identity and are only added at the end
          <li key={index} className={`given-file is-${file.kind}`} data-testid="given-file">
            <div className="given-text">
              <bdi className="given-name">{file.file}</bdi>
              <Outcome file={file} />
            </div>
            <Open file={file} />
          </li>
        ))}
      </ol>
    </Dialog>
  )
}

function Outcome({ file }: { readonly file: GivenFile }) {
  const t = useText()
  const nameOf = useMatchName()
  if (file.kind === 'map') return <MapOutcome text={file.text} />
  if (file.kind === 'replay') return <p className="about">{t('files.replay')}</p>
  if (file.kind === 'refused') {
    const { place, reason } = problemDetails(t, { ...file.problem, file: '' })
    const why = reason ? opening(reason) : t(`problem.${file.problem.code}`)
    return <p className="save-recovered">{t('files.refused', { why: place ? `${place}: ${why}` : why })}</p>
  }
  return (
    <>
      <p className="about">{t('files.match', { title: nameOf(file.save) })}</p>
      {file.save.condition === 'recovered' && <p className="save-recovered">{t('saves.recovered')}</p>}
    </>
  )
}

function MapOutcome({ text }: { readonly text: string }) {
  const t = useText()
  const why = mapTextProblem(t, text)
  if (why === null) return <p className="about">{t('files.map')}</p>
  return <p className="save-recovered">{t('files.refused', { why })}</p>
}

/** The button that opens what the file has become. */
function Open({ file }: { readonly file: GivenFile }) {
  const t = useText()
  if (file.kind === 'refused' || (file.kind === 'map' && mapTextProblem(t, file.text) !== null)) return null
  const playable = file.kind === 'match' && !file.save.outcome
  const open = () => {
    const show = () => void openGiven(file)
    closeToldFiles()
    if (isGuest()) openLater(show)
    else show()
  }
  const label = file.kind === 'map' ? t('files.map.open') : t(playable ? 'saves.open' : 'saves.watch')
  return (
    <Button small label={`${label}: ${file.file}`} onClick={open} testId="given-open">
      {label}
    </Button>
  )
}

/** Shows what a file has become: a match to be played on or watched, a replay, a map. */
function openGiven(file: Exclude<GivenFile, { kind: 'refused' }>): Promise<void> {
  if (file.kind === 'map') return leaveForMap(file)
  if (file.kind === 'replay') return leaveForReplay(file.id)
  return file.save.outcome ? leaveForReplay(file.save.id) : continueMatch(file.save.id)
}
