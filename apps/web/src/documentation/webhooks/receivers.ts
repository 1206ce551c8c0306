export const receiverLanguages = ['javascript', 'python', 'php', 'go'] as const;
export type ReceiverLanguage = (typeof receiverLanguages)[number];

interface Receiver {
  readonly name: string;
  readonly code: string;
}

/** Whole receivers, as they run when they are pasted, on port 4000. */
export const receivers: Record<ReceiverLanguage, Receiver> = {
  javascript: {
    name: 'Node.js',
    code: `// npm install standardwebhooks
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const webhook = new Webhook(process.env.PAGESMITH_WEBHOOK_SECRET);

createServer(async (request, response) => {
  const body = await text(request);
  try {
    const event = webhook.verify(body, request.headers);
    console.log(event.type, event.data);
    response.writeHead(204).end();
  } catch {
    response.writeHead(400).end('Not signed by Pagesmith');
  }
}).listen(4000);
`,
  },
  python: {
    name: 'Python',
    code: `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

secret = base64.b64decode(os.environ["PAGESMITH_WEBHOOK_SECRET"].removeprefix("whsec_"))

def is_signed(headers, body):
    sent_at = headers["webhook-timestamp"]
    if abs(time.time() - int(sent_at)) > 300:
        return False
    content = f"{headers['webhook-id']}.{sent_at}.".encode() + body
    expected = base64.b64encode(hmac.new(secret, content, hashlib.sha256).digest()).decode()
    return any(
        hmac.compare_digest(signature, f"v1,{expected}")
        for signature in headers["webhook-signature"].split()
    )

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        if is_signed(self.headers, body):
            event = json.loads(body)
            print(event["type"], event["data"], flush=True)
            self.send_response(204)
        else:
            self.send_response(400)
        self.end_headers()

HTTPServer(("", 4000), Receiver).serve_forever()
`,
  },
  php: {
    name: 'PHP',
    code: `<?php
// php -S localhost:4000 receiver.php
$secret = base64_decode(substr(getenv('PAGESMITH_WEBHOOK_SECRET'), strlen('whsec_')));
$id = $_SERVER['HTTP_WEBHOOK_ID'] ?? '';
$sentAt = $_SERVER['HTTP_WEBHOOK_TIMESTAMP'] ?? '0';
$body = file_get_contents('php://input');

$expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$sentAt.$body", $secret, true));
$isSigned = false;
foreach (explode(' ', $_SERVER['HTTP_WEBHOOK_SIGNATURE'] ?? '') as $signature) {
    $isSigned = $isSigned || hash_equals($expected, $signature);
}
if (!$isSigned || abs(time() - (int) $sentAt) > 300) {
    http_response_code(400);
    exit('Not signed by Pagesmith');
}
$event = json_decode($body, true);
error_log($event['type'] . ' ' . json_encode($event['data']));
http_response_code(204);
`,
  },
  go: {
    name: 'Go',
    code: `package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"io"
	"log"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

func isSigned(secret []byte, header http.Header, body []byte) bool {
	sentAt, err := strconv.ParseInt(header.Get("webhook-timestamp"), 10, 64)
	if err != nil || time.Since(time.Unix(sentAt, 0)).Abs() > 5*time.Minute {
		return false
	}
	mac := hmac.New(sha256.New, secret)
	mac.Write([]byte(header.Get("webhook-id") + "." + header.Get("webhook-timestamp") + "."))
	mac.Write(body)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	for _, signature := range strings.Fields(header.Get("webhook-signature")) {
		if hmac.Equal([]byte(signature), []byte(expected)) {
			return true
		}
	}
	return false
}

func main() {
	text := strings.TrimPrefix(os.Getenv("PAGESMITH_WEBHOOK_SECRET"), "whsec_")
	secret, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		log.Fatal(err)
	}
	http.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil || !isSigned(secret, r.Header, body) {
			http.Error(w, "Not signed by Pagesmith", http.StatusBadRequest)
			return
		}
		log.Println(string(body))
		w.WriteHeader(http.StatusNoContent)
	})
	log.Fatal(http.ListenAndServe(":4000", nil))
}
`,
  },
};
