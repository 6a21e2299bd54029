"""mini-swe-agent's core (agent and environment, without litellm) with a model that asks the bench: URL in argv[1]."""

import http.client
import json
import sys
from urllib.parse import urlsplit

from minisweagent.agents.default import DefaultAgent
from minisweagent.environments.local import LocalEnvironment

address = urlsplit(sys.argv[1]).netloc


class Model:
    """Sends the whole conversation, as a model's client does, and runs the command that comes back."""

    connection = http.client.HTTPConnection(address)

    def query(self, messages, **_):
        self.connection.request("POST", "/v1/chat", json.dumps(messages), {"content-type": "application/json"})
        command = json.load(self.connection.getresponse())["command"]
        return {"role": "assistant", "content": command, "extra": {"actions": [{"command": command}]}}

    def format_message(self, **message):
        return message

    def format_observation_messages(self, message, outputs, template_vars=None):
        return [{"role": "user", "content": output["output"][:10_000]} for output in outputs]

    def get_template_vars(self, **_):
        return {}

    def serialize(self):
        return {}


DefaultAgent(Model(), LocalEnvironment(), system_template="You mend code.", instance_template="{{ task }}").run(
    "Make the tests pass: sh check.sh"
)
