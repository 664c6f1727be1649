import type { Problem } from '../../../electron/contract/ipc.ts'
import { faultText } from '../../i18n/faultText.ts'
import type { Translate } from '../../i18n/t.ts'

/** What is told of a problem beside its own sentence. */
export interface Particulars {
  /** The file or folder, and the place in it: as they are, not in words. */
  readonly place: string
  /** What is wrong there, and the rule behind it. */
  readonly fault: string
}

/** Where and what exactly. Details in English are for the log and are not shown. */
export function particulars(t: Translate, { file, where, reason, rule }: Problem): Particulars {
  const place = [file, where].filter(Boolean).join(': ')
  if (!reason) return { place, fault: '' }
  const fault = faultText(t, reason)
  return { place, fault: rule === undefined ? fault : `${fault} (${rule})` }
}
