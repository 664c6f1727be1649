import { contextBridge, type IpcRendererEvent, ipcRenderer } from 'electron'
import type { FeedMessage, HostApi } from './contract/ipc.ts'

const host: HostApi = {
  call: (channel, request) => ipcRenderer.invoke('host:call', channel, request),
  onFeed(listener) {
    const hear = (_event: IpcRendererEvent, message: FeedMessage) => listener(message)
    ipcRenderer.on('host:feed', hear)
    return () => {
      ipcRenderer.off('host:feed', hear)
    }
  },
}

contextBridge.exposeInMainWorld('host', host)
