import type { UpdateState } from '../../../electron/contract/ipc.ts'
import type { Translate } from '../../i18n/t.ts'

/** Returns the update state in words. */
export function updateText(t: Translate, state: UpdateState): string {
  switch (state.kind) {
    case 'idle':
      return t(state.current ? 'updates.current' : 'updates.idle')
    case 'off':
    case 'checking':
      return t(`updates.${state.kind}`)
    case 'postponed':
      return state.version === null ? t('updates.postponed') : t('updates.postponedTo', { version: state.version })
    case 'loading':
      return t('updates.loading', { version: state.version, percent: state.percent })
    case 'ready':
      return t('updates.ready', { version: state.version })
    case 'unable':
      return t(`updates.unable.${state.why}`)
    case 'failed':
      return t(`updates.failed.${state.why}`)
    default:
      return state satisfies never
  }
}
