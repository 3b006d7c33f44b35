import type { contract } from '@python-learning/contract';
import type { Handlers } from '../../platform/http/handler.ts';
import type { OwnDataService } from './own-data.service.ts';
import type { SettingsService } from './settings.service.ts';

type SettingsRoutesDeps = { settings: SettingsService; ownData: OwnDataService };

export function createSettingsHandlers({
  settings,
  ownData,
}: SettingsRoutesDeps): Handlers<typeof contract.settings> {
  return {
    settings: ({ caller }) => settings.read(caller.learnerId),
    changeSettings: ({ caller, body }) => settings.change(caller.learnerId, body),
    ownData: ({ caller, refuse }) => ownData.write(refuse, caller.learnerId),
  };
}
