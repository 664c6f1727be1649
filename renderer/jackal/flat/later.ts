import { laterParts } from '../../flat/laterParts.ts'

export const [useLater, loadLater] = laterParts(() => import('./laterParts.ts'))
